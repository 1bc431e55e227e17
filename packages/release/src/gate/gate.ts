import type { ReleaseContent } from '#document/content.ts';
import type { Content } from '#document/release-document.ts';
import { ReleaseError } from '#release-error.ts';
import type { Inspected } from './inspect.ts';
import { fileRefusals, globalRefusals } from './files.ts';
import { expectationRefusals } from './ranges.ts';
import type { Refusal, RefusalCode } from './refusal.ts';
import { accessRefusals, linkRefusals, routeRefusals, textRefusals } from './manifest.ts';
import { styleRefusals } from './styles.ts';
import { weightRefusals } from './weight.ts';

/** What may be let through on purpose, and the reason it would be refused for. */
const allowed = { access: 'ACCESS_LOOSENED' } as const satisfies Record<string, RefusalCode>;
export type Allowance = keyof typeof allowed;
export const allowances = Object.keys(allowed) as Allowance[];

export interface Comparison {
  candidates: readonly Inspected[];
  live: ReleaseContent | null;
  /** What would be live with the candidates. */
  next: ReleaseContent;
  allow: readonly Allowance[];
}

/**
 * Compares candidates with what is live (docs/decisions/0054-release-gate.md): every reason why
 * they may not go live, each once. What is wrong with the live content already is not held against
 * them.
 */
export function refusalsOf({ candidates, live, next, allow }: Comparison): Refusal[] {
  const own = candidates.flatMap((inspected) => [
    ...fileRefusals(inspected, live),
    ...globalRefusals(inspected, live),
    ...weightRefusals(inspected),
    ...styleRefusals(inspected),
    ...textRefusals(inspected),
  ]);
  const old = new Set(
    channelsOf(live).flatMap((content) => problemsOf(content, null).map(({ message }) => message)),
  );
  const together = channelsOf(next)
    .flatMap((content) => [...problemsOf(content, live), ...accessRefusals(content, live)])
    .filter(({ message }) => !old.has(message));
  const waved = new Set<RefusalCode>(allow.map((allowance) => allowed[allowance]));
  const all = new Map([...own, ...together].map((refusal) => [refusal.message, refusal]));
  return [...all.values()].filter(({ code }) => !waved.has(code));
}

/** @throws {@link ReleaseError} REFUSED with every reason, one a line. */
export function requireNone(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return;
  const reasons = refusals.map(({ code, message }) => `  ${code}  ${message}`);
  const message = `The gate refused this, so nothing was published:\n${reasons.join('\n')}`;
  throw new ReleaseError('REFUSED', message, { refusals });
}

/** What every visitor would be given, and what those of a canary would. */
function channelsOf(content: ReleaseContent | null): Content[] {
  if (!content) return [];
  return content.canary ? [content, content.canary] : [content];
}

const problemsOf = (content: Content, before: Content | null): Refusal[] => [
  ...expectationRefusals(content),
  ...routeRefusals(content),
  ...linkRefusals(content, before),
];
