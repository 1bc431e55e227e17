/**
 * Returns the route whose path fits an address best: literal segments count most, then `:name`, then a trailing
 * `/*`. Routes are weighed as by the router, so edge and shell agree
 * (docs/decisions/federation.md#0067). Case does not matter. Undefined when nothing fits.
 */
export function matchRoute<R extends { path: string }>(
  routes: readonly R[],
  address: string,
): R | undefined {
  const segments = segmentsOf(address);
  return routes
    .map((route) => ({ route, score: scoreOf(segmentsOf(route.path), segments) }))
    .filter((match): match is { route: R; score: number } => match.score !== null)
    .toSorted((a, b) => b.score - a.score)[0]?.route;
}

/** The names in a path: `slug` in `/campgrounds/:slug`. */
export const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Returns a path with encoded values in place of its names. */
export function filledPath(path: string, names: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent((names[name] ?? '').toWellFormed()),
  );
}

/** Returns the values of the names in a route's path, from an address that fits it; null if one cannot be decoded. */
export function namesAt(path: string, address: string): Record<string, string> | null {
  const [pattern, segments] = [partsOf(path), partsOf(address)];
  const names: Record<string, string> = {};
  try {
    for (const [index, part] of pattern.entries()) {
      if (part.startsWith(':')) names[part.slice(1)] = decodeURIComponent(segments[index] ?? '');
    }
  } catch {
    return null;
  }
  return names;
}

/**
 * Returns the one form of an address that fits a route: fixed words as the route writes them, names escaped
 * where they must be and nowhere else, no empty segment (RFC 3986, 6.2.2). Null if a segment is one dot or two,
 * which browsers never ask for, or cannot be decoded.
 */
export function cleanPath(path: string, address: string): string | null {
  const pattern = partsOf(path);
  const openFrom = pattern.at(-1) === '*' ? pattern.length - 1 : pattern.length;
  const isFixed = (index: number) => index < openFrom && !pattern[index]?.startsWith(':');
  const segments = partsOf(address).map((segment, index) =>
    isFixed(index) ? (pattern[index] ?? segment) : escapedOnce(segment),
  );
  return segments.every((segment) => segment !== null) ? `/${segments.join('/')}` : null;
}

/** Escapes of characters that a path may hold as they are, although no one escape function says so (RFC 3986, 3.3). */
const plainInPath = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;

function escapedOnce(segment: string): string | null {
  try {
    const name = decodeURIComponent(segment);
    if (/^\.{1,2}$/.test(name)) return null;
    return encodeURIComponent(name).replaceAll(plainInPath, decodeURIComponent);
  } catch {
    return null;
  }
}

/** A path's words, decoded and in lower case, as the router compares them. */
export const segmentsOf = (path: string) => partsOf(path).map(decoded);

const partsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

/** The router's weights of a segment (react-router, computeScore). */
const weights = { literal: 11, name: 4, rest: -1 };

/** Higher is better; null when the pattern does not fit. */
function scoreOf(pattern: string[], segments: string[]): number | null {
  const isOpen = pattern.at(-1) === '*';
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  const hasRoom = isOpen ? segments.length >= fixed.length : segments.length === fixed.length;
  if (!hasRoom) return null;
  let score = isOpen ? weights.rest : 0;
  for (const [index, part] of fixed.entries()) {
    if (part.startsWith(':')) score += weights.name;
    else if (part === segments[index]) score += weights.literal;
    else return null;
  }
  return score;
}
