/** A page of another site; its texts are in the messages, by `key`. */
export interface Resource {
  key: 'emergency' | 'roads' | 'air' | 'wildfire' | 'weather' | 'video';
  /** Colour of its sign: the more urgent, the warmer. */
  accent: 'danger' | 'warning' | 'success' | 'info' | 'neutral';
  /** Address by language; a page without `fr` exists in English only. */
  href: { en: string; fr?: string };
}

/** The six resources, in the order of docs/specification.md#public-pages. */
export const resources: readonly Resource[] = [
  { key: 'emergency', accent: 'danger', href: { en: 'https://www.emergencyinfobc.gov.bc.ca/' } },
  { key: 'roads', accent: 'warning', href: { en: 'https://www.drivebc.ca/' } },
  {
    key: 'air',
    accent: 'success',
    href: {
      en: 'https://weather.gc.ca/airquality/pages/provincial_summary/bc_e.html',
      fr: 'https://meteo.gc.ca/airquality/pages/provincial_summary/bc_f.html',
    },
  },
  {
    key: 'wildfire',
    accent: 'danger',
    href: { en: 'https://wildfiresituation.nrs.gov.bc.ca/dashboard' },
  },
  {
    key: 'weather',
    accent: 'info',
    href: { en: 'https://weather.gc.ca/', fr: 'https://meteo.gc.ca/' },
  },
  {
    key: 'video',
    accent: 'neutral',
    href: {
      en: 'https://www.youtube.com/results?search_query=bc+wildfire',
      fr: 'https://www.youtube.com/results?search_query=bc+wildfire&hl=fr',
    },
  },
];
