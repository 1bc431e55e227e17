import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import enRegionNames from './region-names.en.json' with { type: 'json' };
import frRegionNames from './region-names.fr.json' with { type: 'json' };

/** Names of the provinces and territories, by two-letter postal code. */
export const regionNames = defineMessages<Texts['features/regions/region-names']>({
  en: enRegionNames,
  fr: frRegionNames,
});

export type RegionCode = keyof (typeof regionNames)['en'];
