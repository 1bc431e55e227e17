import type { Crumb } from '@camp/ui/navigation/Breadcrumb';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { britishColumbiaPaths } from './paths.ts';

const messages = defineMessages({
  en: { regions: 'Regions', britishColumbia: 'British Columbia' },
  fr: { regions: 'Régions', britishColumbia: 'Colombie-Britannique' },
});

/** Regions > British Columbia, as crumbs of the pages of that region. */
export function useCrumbs(): { regions: Crumb; britishColumbia: Crumb } {
  const { regions, britishColumbia } = useMessages(messages);
  return {
    regions: { label: regions, to: '/regions' },
    britishColumbia: { label: britishColumbia, to: britishColumbiaPaths.home },
  };
}
