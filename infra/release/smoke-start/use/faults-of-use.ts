import type { RefusalCode } from '@camp/release/gate/refusal';
import type { Finding } from '#infra/release/smoke-start/findings.ts';
import type { Stop } from '#infra/release/smoke-start/plan.ts';
import type { Incident } from '#infra/release/smoke-start/tab-record.ts';

/** Faults that a press may cause, by what the tab calls them. Refusals for a sample that does not fit are none. */
const ofPress: Partial<Record<RefusalCode, RefusalCode>> = {
  PAGE_THREW: 'PAGE_PRESS_THROWS',
  PAGE_LOGS_ERROR: 'PAGE_PRESS_LOGS_ERROR',
  CALL_REFUSED: 'PAGE_PRESS_CALLS_NOTHING',
};

/** Faults that count where they are found again. */
export const codesOfUse: readonly RefusalCode[] = [
  'JOURNEY_FAILS',
  ...Object.values(ofPress),
  'PAGE_BACK_FAILS',
  'PAGE_FAILS_AGAIN',
  'PAGE_FAILS_ELSEWHERE',
  'PAGE_FAILS_STORED',
  'PAGE_OVERSPENDS',
  'PAGE_PRESS_FAILS',
  'PAGE_PRESS_STARVES',
  'PAGE_LINKS_NOWHERE',
  'SIGN_IN_FAILS',
  'SIGN_OUT_FAILS',
];

/** The browser says so where no one is at it, or the machine has no such thing. */
const isOfBrowser = (what: string) =>
  /\b(?:NotAllowed|NotSupported|NotReadable|NotFound|Abort|Security|InvalidState)Error\b|ResizeObserver loop|navigate top frame/.test(
    what,
  );

/** @returns the fault that an incident after an act is, if it is one. */
export function findingOfUse(stop: Stop, act: string, incident: Incident): Finding[] {
  const code = ofPress[incident.code];
  if (!code || isOfBrowser(incident.what)) return [];
  if (incident.status && incident.status !== 404) return [];
  return [{ code, stop, what: `after ${act}, ${incident.what}` }];
}
