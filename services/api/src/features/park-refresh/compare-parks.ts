import { askedSource, isAskedSource, type ParkFact, type ParkRow } from '@camp/places/parks';
import type { ParkState } from '@camp/contracts/places/vocabulary';

/** Facts that the source lists of a park, and those that it lists of any park at all. */
interface Answer {
  listed: ReadonlySet<ParkFact>;
  spoken: ReadonlySet<ParkFact>;
}

/**
 * Returns a park as the source has it now. The source lists what there is: it never says no, nor that something is
 * limited, so these stay, and what it does not list of any park it says nothing about.
 */
export function parkAsAnswered(kept: ParkRow, { listed, spoken }: Answer): ParkRow {
  const facts: ParkRow['facts'] = {};
  let isNamed = false;
  let isOlder = false;
  for (const fact of new Set([...(Object.keys(kept.facts) as ParkFact[]), ...listed])) {
    const before = kept.facts[fact];
    const now = stateOf(before, listed.has(fact), spoken.has(fact));
    if (now === undefined) continue;
    facts[fact] = now;
    if (now === 'yes' && listed.has(fact)) isNamed = true;
    else isOlder = true;
  }
  const older = isOlder ? kept.sources.facts.filter((id) => !isAskedSource(id)) : [];
  const isAsked = isNamed || (isOlder && older.length === 0);
  return {
    ...kept,
    facts,
    sources: { ...kept.sources, facts: [...(isAsked ? [askedSource] : []), ...older] },
  };
}

function stateOf(
  before: ParkState | undefined,
  isListed: boolean,
  isSpoken: boolean,
): ParkState | undefined {
  if (isListed) return before === 'limited' ? 'limited' : 'yes';
  return before === 'no' || !isSpoken ? before : undefined;
}

/** True where an answer takes a fact away, or says that there is what there was not. */
export const contradicts = (kept: ParkRow, now: ParkRow): boolean =>
  (Object.entries(kept.facts) as [ParkFact, ParkState][]).some(
    ([fact, state]) => now.facts[fact] !== state,
  );
