import { channelsOf } from '#document/channels.ts';
import type { Content, ReleaseContent } from '#document/release-document.ts';
import { ReleaseError } from '#release-error.ts';
import type { Inspection } from './inspect.ts';
import { boundRefusals } from './bounds.ts';
import { descriptionRefusals } from './descriptions.ts';
import { fileRefusals, globalRefusals } from './files.ts';
import { groundRefusals } from './grounds.ts';
import { expectationRefusals } from './ranges.ts';
import type { Refusal, RefusalCode } from './refusal.ts';
import {
  accessRefusals,
  linkRefusals,
  routeRefusals,
  journeyRefusals,
  settingRefusals,
  textRefusals,
} from './manifest.ts';
import { slotRefusals } from './slots.ts';
import { styleRefusals } from './styles.ts';
import { type ComparedApi, endpointRefusals, surfaceRefusals, type Surfaces } from './surface.ts';
import { weightRefusals } from './weight.ts';

/** Names of what can be allowed on purpose, with the refusals that this turns off. */
const allowed = {
  access: ['ACCESS_LOOSENED'],
  endpoints: ['API_UNKNOWN', 'ENDPOINT_MISSING', 'ENDPOINT_CHANGED'],
} as const satisfies Record<string, readonly RefusalCode[]>;
export type Allowance = keyof typeof allowed;
export const allowances = Object.keys(allowed) as Allowance[];

export interface Comparison {
  candidates: readonly Inspection[];
  live: ReleaseContent | null;
  /** The content that would be live with the candidates. */
  next: ReleaseContent;
  /** Surfaces of every build in these, if they are compared. */
  surfaces?: Surfaces | undefined;
  /** The live API; left out if there is none yet. */
  api?: ComparedApi | undefined;
  allow: readonly Allowance[];
}

/**
 * Compares candidates with what is live (docs/decisions/releases.md#0054). Gives every reason why
 * they may not go live, each once. Problems that the live content already has do not count.
 */
export function refusalsOf(comparison: Comparison): Refusal[] {
  const { candidates, live, next, surfaces = new Map(), api, allow } = comparison;
  const own = candidates.flatMap((inspected) => [
    ...fileRefusals(inspected, live),
    ...globalRefusals(inspected, live),
    ...weightRefusals(inspected),
    ...styleRefusals(inspected),
    ...textRefusals(inspected),
    ...descriptionRefusals(inspected),
    ...boundRefusals(inspected),
    ...settingRefusals(inspected),
    ...journeyRefusals(inspected),
    ...endpointRefusals(inspected, api),
  ]);
  const old = new Set(
    contentsOf(live).flatMap((content) =>
      problemsOf(content, null, surfaces).map(({ message }) => message),
    ),
  );
  const together = contentsOf(next)
    .flatMap((content) => [
      ...problemsOf(content, live, surfaces),
      ...accessRefusals(content, live),
    ])
    .filter(({ message }) => !old.has(message));
  const waved = new Set<RefusalCode>(allow.flatMap((allowance) => allowed[allowance]));
  const all = new Map([...own, ...together].map((refusal) => [refusal.message, refusal]));
  return [...all.values()].filter(({ code }) => !waved.has(code));
}

/** @throws {@link ReleaseError} REFUSED with every reason on a line of its own. */
export function requireNone(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return;
  const reasons = refusals.map(({ code, message }) => `  ${code}  ${message}`);
  const message = `The gate refused this, so nothing was published:\n${reasons.join('\n')}`;
  throw new ReleaseError('REFUSED', message, { refusals });
}

/** Returns the content that visitors of each channel get. */
const contentsOf = (content: ReleaseContent | null): Content[] =>
  content ? channelsOf(content).map((channel) => channel.content) : [];

const problemsOf = (content: Content, before: Content | null, surfaces: Surfaces): Refusal[] => [
  ...expectationRefusals(content),
  ...surfaceRefusals(content, surfaces),
  ...routeRefusals(content),
  ...groundRefusals(content, before),
  ...linkRefusals(content, before),
  ...slotRefusals(content, before),
];
