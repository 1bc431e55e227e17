import type { Language } from '@camp/contracts/language';
import type { User } from '#models/user.ts';

export interface Recipient {
  email: string;
  /** What to call the person. */
  name: string;
  language: Language;
}

/** Letters with the marks that names have. Anything else could be an advertisement or an address to click. */
const plainName = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$)){1,40}$/u;

/** To whom a mail about an account goes. Mail also reaches people who never signed up: see {@link plainName}. */
export function recipientOf({ email, firstname, username, language }: User): Recipient {
  const name = firstname && plainName.test(firstname) ? firstname : username;
  return { email, name, language };
}
