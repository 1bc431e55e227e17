import type { Crumb } from '@camp/ui/navigation/Breadcrumb';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';

const messages = defineMessages({
  en: { regions: 'Regions', britishColumbia: 'British Columbia' },
  fr: { regions: 'Régions', britishColumbia: 'Colombie-Britannique' },
});

/** The crumbs above the pages of British Columbia: Regions > British Columbia. */
export function useCrumbs(): [regions: Crumb, britishColumbia: Crumb] {
  const { regions, britishColumbia } = useMessages(messages);
  return [
    { label: regions, to: '/regions' },
    { label: britishColumbia, to: britishColumbiaPaths.home },
  ];
}

/** Paths of the pages of British Columbia. */
export const britishColumbiaPaths = {
  home: '/regions/british-columbia',
  services: '/regions/british-columbia/services',
  emergencies: '/regions/british-columbia/bc_emergency_alerts',
} as const;
