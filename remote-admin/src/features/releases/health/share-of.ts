import type { LoadStats } from '@camp/contracts/releases';

/** The share of loads that failed, between 0 and 1. */
export const shareOf = ({ loads, failures }: LoadStats) => failures / Math.max(1, loads + failures);
