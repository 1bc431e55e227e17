/**
 * Refuses a value that a remote hands to the shell. It is thrown in the remote's own code, where the fence around
 * its area catches it.
 * @throws TypeError
 */
export function refuse(rule: string, given: unknown): never {
  const kind = given === null ? 'null' : typeof given;
  throw new TypeError(
    `${rule}, not ${kind === 'string' ? JSON.stringify(given).slice(0, 80) : kind}.`,
  );
}
