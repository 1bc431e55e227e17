/** True if every escape in a path is valid: `/%E0` names nothing (RFC 3986, 2.1). */
export function isWellFormedPath(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
