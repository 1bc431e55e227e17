import type { PlaceSource } from '@camp/contracts/places/open-data';
import { useMessages } from '@camp/ui/i18n/define-messages';

interface OwnSources {
  titles: Record<string, string>;
  licence: string;
}

const en: OwnSources = {
  titles: {
    computed: 'Worked out from the other sources',
    'by-name': 'Read from the official name of the place',
    'by-hand': 'Set by hand, from what is known of the place',
  },
  licence: 'as the sources it is worked out from',
};

const fr: OwnSources = {
  titles: {
    computed: 'Calculé à partir des autres sources',
    'by-name': 'Tiré du nom officiel du lieu',
    'by-hand': 'Saisi à la main, selon ce qu’on sait du lieu',
  },
  licence: 'celle des sources utilisées',
};

const ownSources = { en, fr };

type SourceWords = Pick<PlaceSource, 'id' | 'title' | 'licence'>;

/** Returns a function that words a source: our own in the reader's language, others as published, in English. */
export function useSourceWords() {
  const { titles, licence: ownLicence } = useMessages(ownSources);

  return ({ id, title, licence }: SourceWords) => {
    const own = titles[id];
    if (own !== undefined) return { title: own, licence: ownLicence, lang: undefined };
    return { title, licence, lang: 'en' };
  };
}
