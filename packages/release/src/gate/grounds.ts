import { segmentsOf } from '#document/match-route.ts';
import type { Content } from '#document/release-document.ts';
import { type Address, addressesOf, shapeOf } from './addresses.ts';
import type { Refusal } from './refusal.ts';

/*
 * The first word of a path is a remote's ground, with everything below it: who has `/admin` has
 * `/admin/**`. So no team can put a page between another team's pages, nor answer for addresses
 * that nobody has (docs/decisions/0090-grounds-and-bounds.md).
 */

/** Refuses addresses on another remote's ground, and patterns that have no ground of their own. */
export function* groundRefusals(content: Content, before: Content | null): Generator<Refusal> {
  const owners = ownersOf(content, before);
  for (const { owner, path } of withoutTwins(addressesOf(content))) {
    const ground = groundOf(path);
    if (ground === undefined) continue;
    if (ground === '*' || ground.startsWith(':')) {
      const message = `${owner} declares ${path}, which answers for everybody's addresses. Begin the path with a word of its own.`;
      yield { code: 'GROUND_MISSING', message };
    } else if (owners.get(ground) !== owner) {
      const message = `${owner} declares ${path}, but /${ground} and everything below it belongs to ${owners.get(ground)}. Begin the path with another word.`;
      yield { code: 'GROUND_TAKEN', message };
    }
  }
}

/** Two remotes with one and the same path are told so already (ROUTE_TAKEN). */
function withoutTwins(addresses: Address[]): Address[] {
  const alike = Map.groupBy(addresses, ({ path }) => shapeOf(path));
  return [...alike.values()]
    .filter((group) => new Set(group.map(({ owner }) => owner)).size === 1)
    .flat();
}

/** Each ground's owner: whoever had it before and still does, else the first who declares it. */
function ownersOf(content: Content, before: Content | null): Map<string, string> {
  const now = addressesOf(content);
  const stays = new Set(now.map(({ owner, path }) => `${owner} ${groundOf(path)}`));
  const old = before ? addressesOf(before) : [];
  const owners = new Map<string, string>();
  const kept = old.filter(({ owner, path }) => stays.has(`${owner} ${groundOf(path)}`));
  for (const { owner, path } of [...kept, ...now]) {
    const ground = groundOf(path);
    if (ground !== undefined && !owners.has(ground)) owners.set(ground, owner);
  }
  return owners;
}

/** Undefined for the front page, which is nobody's ground but its own. */
const groundOf = (path: string) => segmentsOf(path)[0];
