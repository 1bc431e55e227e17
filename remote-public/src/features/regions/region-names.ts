import { defineMessages } from '@camp/ui/i18n/define-messages';

/** Names of the provinces and territories, by two-letter postal code. */
export const regionNames = defineMessages({
  en: {
    BC: 'British Columbia',
    AB: 'Alberta',
    SK: 'Saskatchewan',
    MB: 'Manitoba',
    ON: 'Ontario',
    QC: 'Quebec',
    NB: 'New Brunswick',
    NS: 'Nova Scotia',
    PE: 'Prince Edward Island',
    NL: 'Newfoundland and Labrador',
    YT: 'Yukon',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
  },
  fr: {
    BC: 'Colombie-Britannique',
    AB: 'Alberta',
    SK: 'Saskatchewan',
    MB: 'Manitoba',
    ON: 'Ontario',
    QC: 'Québec',
    NB: 'Nouveau-Brunswick',
    NS: 'Nouvelle-Écosse',
    PE: 'Île-du-Prince-Édouard',
    NL: 'Terre-Neuve-et-Labrador',
    YT: 'Yukon',
    NT: 'Territoires du Nord-Ouest',
    NU: 'Nunavut',
  },
});

export type RegionCode = keyof (typeof regionNames)['en'];
