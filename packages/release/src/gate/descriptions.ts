import { namesIn } from '#document/match-route.ts';
import type { RemoteRoute } from '#document/manifest.ts';
import type { Inspection } from './inspect.ts';
import type { Refusal } from './refusal.ts';

/** Refuses pages whose description or list the edge could not ask the API for. */
export function* descriptionRefusals({ candidate }: Inspection): Generator<Refusal> {
  if (candidate.name === 'shell') return;
  for (const route of candidate.routes) {
    const problem = problemOf(route) ?? problemOfItems(route, candidate.routes);
    if (!problem) continue;
    const message = `${candidate.name} declares ${route.path}, ${problem}`;
    yield { code: 'DESCRIPTION_WRONG', message };
  }
}

/** Returns a problem as the end of a sentence; null if nothing is wrong. */
function problemOf(route: RemoteRoute): string | null {
  const { describedBy, listedBy } = route;
  if (describedBy !== undefined)
    return (
      problemOfCall(describedBy) ?? problemOfList(listedBy) ?? problemOfPage(route, describedBy)
    );
  return listedBy === undefined ? null : `listed by ${listedBy}, but described by nothing.`;
}

function problemOfCall(call: string): string | null {
  if (!call.startsWith('/api/')) return `described by ${call}, which is not below /api/.`;
  const isPlain = !/[?#*]|\/\.{1,2}(?:\/|$)/.test(call);
  return isPlain ? null : `described by ${call}, which is no plain path.`;
}

function problemOfList(call: string | undefined): string | null {
  if (call === undefined) return null;
  if (namesIn(call).length > 0) return `listed by ${call}, but nobody knows a name to ask with.`;
  return problemOfCall(call);
}

function problemOfPage(route: RemoteRoute, call: string): string | null {
  const { path, access, prerender, about } = route;
  const unknown = namesIn(call).find((name) => !namesIn(path).includes(name));
  if (unknown) return `described by ${call}, but :${unknown} is not in its path.`;
  if (access !== 'anyone') return 'described to everybody, but not open to anyone.';
  if (prerender) return 'described by the API and rendered ahead: only one can be.';
  return about ? 'described by the API and about a person: only one can be.' : null;
}

/** Says why the edge could not leave out items: there is no HTML rendered ahead, or no list. */
function problemOfItems(
  { itemsOf, prerender }: RemoteRoute,
  routes: readonly RemoteRoute[],
): string | null {
  if (itemsOf === undefined) return null;
  if (!prerender) return `with items of ${itemsOf}, but not rendered ahead.`;
  const listed = routes.find(({ path }) => path === itemsOf)?.listedBy;
  return listed === undefined ? `with items of ${itemsOf}, which no call lists.` : null;
}
