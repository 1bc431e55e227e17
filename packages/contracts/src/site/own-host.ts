/**
 * True if a `Host` can only be meant for the machine that reads it: `localhost` or a number. Any other name may
 * lead here by the will of its owner, whose pages would be of this origin then (DNS rebinding).
 */
export const isOwnHost = (host = ''): boolean =>
  /^(?:(?:[\w-]+\.)*localhost\.?|(?:\d{1,3}\.){3}\d{1,3}|\[[\da-f:.]+\])(?::\d+)?$/i.test(host);
