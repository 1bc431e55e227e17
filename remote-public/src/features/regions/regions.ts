export interface Region {
  name: string;
  kind: 'Province' | 'Territory';
  description: string;
  /** Where the region's pages are; regions without one are not open yet. */
  link?: string;
}

/** The ten provinces, west to east, then the three territories (specification, section 2, "/regions"). */
export const regions: readonly Region[] = [
  {
    name: 'British Columbia',
    kind: 'Province',
    description: 'Rainforest coast, warm interior lakes and the Rockies. This is where we start.',
    link: '/regions/british-columbia',
  },
  { name: 'Alberta', kind: 'Province', description: 'Turquoise lakes, foothills and badlands.' },
  {
    name: 'Saskatchewan',
    kind: 'Province',
    description: 'Living skies over prairie and northern water.',
  },
  {
    name: 'Manitoba',
    kind: 'Province',
    description: 'A hundred thousand lakes, and then the bay.',
  },
  { name: 'Ontario', kind: 'Province', description: 'Canoe country, pink granite and white pine.' },
  { name: 'Quebec', kind: 'Province', description: 'Laurentian hills and the St. Lawrence shore.' },
  {
    name: 'New Brunswick',
    kind: 'Province',
    description: 'Covered bridges and the highest tides there are.',
  },
  {
    name: 'Nova Scotia',
    kind: 'Province',
    description: 'Sea cliffs, lighthouses and the Cabot Trail.',
  },
  {
    name: 'Prince Edward Island',
    kind: 'Province',
    description: 'Red sand, warm surf and quiet roads.',
  },
  {
    name: 'Newfoundland and Labrador',
    kind: 'Province',
    description: 'Icebergs, fjords and long coastal trails.',
  },
  { name: 'Yukon', kind: 'Territory', description: 'Big rivers, bigger mountains, midnight sun.' },
  {
    name: 'Northwest Territories',
    kind: 'Territory',
    description: 'Waterfalls, great lakes and the aurora.',
  },
  { name: 'Nunavut', kind: 'Territory', description: 'Tundra, sea ice and the far, far north.' },
];
