/**
 * True if a `Host` can only be meant for the machine that reads it: `localhost` or a number. The owner
 * of any other name can point it here, and their pages would then be of this origin (DNS rebinding).
 */
export const isOwnHost = (host = ''): boolean =>
  /^(?:(?:[\w-]+\.)*localhost\.?|(?:\d{1,3}\.){3}\d{1,3}|\[[\da-f:.]+\])(?::\d+)?$/i.test(host);
