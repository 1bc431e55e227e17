import { hasVisible, plainTextOf } from '@camp/contracts/account/free-text';
import type { Language } from '@camp/contracts/sentences/language';
import type { User } from '#models/user.ts';

export interface Recipient {
  userId: number;
  email: string;
  /** Name to address the person by. */
  name: string;
  language: Language;
}

/** Letters, and the marks that names have. Anything else could be an advertisement or an address to click. */
const plainName = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$)){1,40}$/u;

/** Returns the receiver of mail about an account. It also reaches people who never signed up: see {@link plainName}. */
export function recipientOf({ id: userId, email, firstname, username, language }: User): Recipient {
  return { userId, email, name: calledName(firstname) ?? username, language };
}

/** Returns null for a first name that shows nothing, or that says more than a name. */
function calledName(firstname: string | null): string | null {
  const name = plainTextOf(firstname ?? '').trim();
  return hasVisible(name) && plainName.test(name) ? name : null;
}
