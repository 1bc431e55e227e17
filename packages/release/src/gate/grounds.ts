import { segmentsOf } from '#document/match-route.ts';
import type { Content } from '#document/release-document.ts';
import { type Address, addressesOf, shapeOf } from './addresses.ts';
import type { Refusal } from './refusal.ts';

/*
 * The first word of a path is a remote's ground, with everything below it: a remote that has `/admin` has
 * `/admin/**`. So no team can put a page between another team's pages, or answer for addresses that no one
 * has (docs/decisions/releases.md#0090).
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

/** Leaves out paths that two remotes share: they are refused already (ROUTE_TAKEN). */
function withoutTwins(addresses: Address[]): Address[] {
  const alike = Map.groupBy(addresses, ({ path }) => shapeOf(path));
  return [...alike.values()]
    .filter((group) => new Set(group.map(({ owner }) => owner)).size === 1)
    .flat();
}

/** Returns each ground's owner: the remote that had it before and still does, else the first that declares it. */
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

/** Returns a path's ground; undefined for the front page, which has none but itself. */
const groundOf = (path: string) => segmentsOf(path)[0];
