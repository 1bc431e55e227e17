import type { VisitorsFailed } from '@camp/contracts/staff/release-visitors';

/** Above this share of the visitors a failure stands out, though it may be too little to act on. */
const notableShare = 0.05;

/** True if so many failed that it stands out, the same on every page that shows the number. */
export const isWorthALook = ({ visitors, failures }: VisitorsFailed): boolean =>
  failures > notableShare * visitors;
