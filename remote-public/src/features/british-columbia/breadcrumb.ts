import type { Crumb } from '@camp/ui/layout/Breadcrumb';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import enBreadcrumb from './breadcrumb.en.json' with { type: 'json' };
import frBreadcrumb from './breadcrumb.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/british-columbia/breadcrumb']>({
  en: enBreadcrumb,
  fr: frBreadcrumb,
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
