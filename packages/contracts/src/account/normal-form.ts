/* One form for the texts by which people say who they are (docs/decisions/sign-in.md#0264). */

/** Letters, digits, hyphens and every keyboard's dot: nothing that means something else in a web address. */
const domainText = /^[\p{L}\p{M}\p{N}\-.\u3002\uFF0E\uFF61]+$/u;

/**
 * Returns an address with its domain as mail servers know it, in ASCII (UTS 46). Some browsers write it this way in
 * fields for addresses, others leave the letters that were typed. Any other text stays as it is.
 */
export function withAsciiDomain(text: string): string {
  const start = text.lastIndexOf('@') + 1;
  const domain = text.slice(start);
  if (start === 0 || /^\p{ASCII}*$/u.test(domain) || !domainText.test(domain)) return text;
  const address = `http://${domain}`;
  return URL.canParse(address) ? text.slice(0, start) + new URL(address).hostname : text;
}

/** Returns a password as it is hashed: keyboards write one letter in several ways (NIST SP 800-63B-4, 3.1.1.2). */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/**
 * Returns a code as it is compared: without spaces and dashes, which apps show and people type, without invisible
 * characters, and with plain digits where a keyboard has wide ones.
 */
export const bareCode = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '');
