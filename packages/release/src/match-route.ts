/**
 * The route whose path fits an address best: literal segments before `:name` before a trailing `/*`.
 * Letters fit in either case, as in the router. Undefined when nothing fits.
 */
export function matchRoute<R extends { path: string }>(
  routes: readonly R[],
  address: string,
): R | undefined {
  const segments = segmentsOf(address);
  return routes
    .map((route) => ({ route, score: scoreOf(segmentsOf(route.path), segments) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)[0]?.route;
}

const segmentsOf = (path: string) =>
  path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}

/** Zero for no fit; else the more literal and the longer, the higher. */
function scoreOf(pattern: string[], segments: string[]): number {
  const isOpen = pattern.at(-1) === '*';
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  const hasRoom = isOpen ? segments.length >= fixed.length : segments.length === fixed.length;
  if (!hasRoom) return 0;
  let score = isOpen ? 1 : 2;
  for (const [index, part] of fixed.entries()) {
    if (part.startsWith(':')) score += 3;
    else if (part === segments[index]) score += 4;
    else return 0;
  }
  return score;
}
