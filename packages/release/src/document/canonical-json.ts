/**
 * JSON with sorted keys and no white space, so that equal values give equal bytes
 * (the idea of RFC 8785, for plain data: strings, whole numbers, booleans, null, arrays, objects).
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
