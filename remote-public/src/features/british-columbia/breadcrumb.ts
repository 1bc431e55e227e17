import type { Crumb } from '@camp/ui/Breadcrumb';
import { defineMessages, useMessages } from '@camp/ui/language';
import { britishColumbiaPaths } from './paths.ts';

const messages = defineMessages({
  en: { home: 'Home', regions: 'Regions', britishColumbia: 'British Columbia' },
  fr: { home: 'Accueil', regions: 'Régions', britishColumbia: 'Colombie-Britannique' },
});

/** Home > Regions > British Columbia, and the page below it if one is named. */
export function useBreadcrumb(pageBelow?: string): Crumb[] {
  const { home, regions, britishColumbia } = useMessages(messages);
  const above = [
    { label: home, to: '/' },
    { label: regions, to: '/regions' },
  ];

  if (pageBelow === undefined) return [...above, { label: britishColumbia }];
  return [
    ...above,
    { label: britishColumbia, to: britishColumbiaPaths.home },
    { label: pageBelow },
  ];
}
