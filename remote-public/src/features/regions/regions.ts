import type { RegionCode } from './region-names.ts';

/** The regions with pages; the others are future franchise opportunities. */
type OpenRegionCode = 'BC';

interface OpenRegion {
  code: OpenRegionCode;
  kind: 'province' | 'territory';
  /** Address of the region's pages. */
  link: string;
}

interface FutureRegion {
  code: Exclude<RegionCode, OpenRegionCode>;
  kind: 'province' | 'territory';
  link?: undefined;
}

type Region = OpenRegion | FutureRegion;

export const britishColumbia: OpenRegion = {
  code: 'BC',
  kind: 'province',
  link: '/regions/british-columbia',
};

/** The other provinces, west to east, then the three territories. */
export const futureRegions: readonly FutureRegion[] = [
  { code: 'AB', kind: 'province' },
  { code: 'SK', kind: 'province' },
  { code: 'MB', kind: 'province' },
  { code: 'ON', kind: 'province' },
  { code: 'QC', kind: 'province' },
  { code: 'NB', kind: 'province' },
  { code: 'NS', kind: 'province' },
  { code: 'PE', kind: 'province' },
  { code: 'NL', kind: 'province' },
  { code: 'YT', kind: 'territory' },
  { code: 'NT', kind: 'territory' },
  { code: 'NU', kind: 'territory' },
];

/** The ten provinces, west to east, then the three territories. */
export const regions: readonly Region[] = [britishColumbia, ...futureRegions];
