import { hasVisible, plainTextOf } from '@camp/contracts/account/free-text';
import type { Language } from '@camp/contracts/sentences/language';
import type { Role } from '@camp/contracts/site/roles';
import type { User } from '#models/user.ts';
import type { MailContent } from './render-mail.ts';
import { english, type MailTexts, type RemovedFactors } from './texts-english.ts';
import { french } from './texts-french.ts';

const texts: Record<Language, MailTexts> = { en: english, fr: french };

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

interface Words extends Pick<MailContent, 'subject' | 'greeting' | 'before'> {
  label?: string;
  after?: string[];
}

interface Draft {
  recipient: Recipient;
  words: Words;
  href?: string;
}

export function letter({ recipient, words, href }: Draft): MailContent {
  const { label, after = [], ...rest } = words;
  const { userId, email: to, language } = recipient;
  const button = label && href ? { button: { label, href } } : {};
  return { userId, to, language, ...rest, ...button, after };
}

/** The texts that take nothing but a name. */
type PlainText = {
  [T in keyof MailTexts]: MailTexts[T] extends (name: string) => Words ? T : never;
}[keyof MailTexts];

/** With a button that leads to where the link of this one mail does. */
const linkLetter =
  (text: PlainText) =>
  (recipient: Recipient, href: string): MailContent =>
    letter({ recipient, words: texts[recipient.language][text](recipient.name), href });

/** With one that leads to a page of the site, the same for everyone. */
const plainLetter = (text: PlainText, href: string) => (recipient: Recipient) =>
  linkLetter(text)(recipient, href);

/** Asks a new member to confirm the address. The link is valid for 24 hours. */
export const verificationMail = linkLetter('verification');

/** The link to set a new password with; good for one hour, once. */
export const passwordResetMail = linkLetter('passwordReset');

/** In place of that link, while the address is one that staff have just put there. */
export function resetHeldMail(recipient: Recipient, until: Date): MailContent {
  const { name, language } = recipient;
  const words = texts[language].resetHeld(name, timeIn(language, until));
  return letter({ recipient, words, href: '/contact' });
}

export const passwordChangedMail = plainLetter('passwordChanged', '/forgot-password');

export const secondFactorOnMail = plainLetter('secondFactorOn', '/forgot-password');

/** Another authenticator took the place of the one before. */
export const secondFactorReplacedMail = plainLetter('secondFactorReplaced', '/forgot-password');

/** The owner turned it off. */
export const secondFactorOffMail = plainLetter('secondFactorOff', '/forgot-password');

/** Staff removed what was enrolled, and ended the sessions. */
export function secondFactorResetMail(recipient: Recipient, removed: RemovedFactors): MailContent {
  const words = texts[recipient.language].secondFactorReset(recipient.name, removed);
  return letter({ recipient, words, href: '/forgot-password' });
}

interface Waiver {
  until: Date;
  /** Without one the account has signed in by password alone all along. */
  hasFactor: boolean;
}

/** Staff let the account do without its second factor, until then. */
export function secondFactorWaivedMail(
  recipient: Recipient,
  { until, hasFactor }: Waiver,
): MailContent {
  const { name, language } = recipient;
  const { secondFactorWaived, secondFactorUnneeded } = texts[language];
  const say = hasFactor ? secondFactorWaived : secondFactorUnneeded;
  const words = say(name, timeIn(language, until));
  return letter({ recipient, words, href: '/forgot-password' });
}

/** Staff ended a waiver, and the sessions with it. */
export const secondFactorBackMail = plainLetter('secondFactorBack', '/forgot-password');

/** Staff made new recovery codes; the codes themselves are never mailed. */
export const recoveryCodesReplacedMail = plainLetter('recoveryCodesReplaced', '/forgot-password');

/** The owner made new recovery codes. */
export const recoveryCodesMadeMail = plainLetter('recoveryCodesMade', '/forgot-password');

/** Staff ended sessions. */
export function signedOutByStaffMail(recipient: Recipient, sessions: number): MailContent {
  const words = texts[recipient.language].signedOutByStaff(recipient.name, sessions);
  return letter({ recipient, words, href: '/forgot-password' });
}

/** Staff made the account, and the person has yet to choose a password. */
export const invitationMail = linkLetter('invitation');

/** To the address that was: staff have put another one in its place. */
export const addressReplacedMail = plainLetter('addressReplaced', '/contact');

/** Staff have corrected names of the account. */
export const accountEditedMail = plainLetter('accountEdited', '/profile');

/** Staff deleted the account, which no one can log in to any more. */
export const deletedByStaffMail = plainLetter('deletedByStaff', '/contact');

/** Staff no longer count the address as confirmed, and ended the sessions. */
export const unverifiedMail = linkLetter('unverified');

/** Staff confirmed the address in the person's place. */
export const verifiedByStaffMail = plainLetter('verifiedByStaff', '/login');

interface RoleChange {
  role: Role;
  signsOut: boolean;
}

/** The person joined the staff, left it, or changed roles in it. */
export function roleChangedMail(recipient: Recipient, change: RoleChange): MailContent {
  const words = texts[recipient.language].roleChanged(recipient.name, change);
  return letter({ recipient, words, href: '/login' });
}

interface SuspensionFacts {
  reason: string;
  /** Null where staff must lift it. */
  until: Date | null;
}

/** Staff keep the account out. */
export function suspendedMail(
  recipient: Recipient,
  { reason, until }: SuspensionFacts,
): MailContent {
  const { name, language } = recipient;
  const end = until ? timeIn(language, until) : null;
  const words = texts[language].suspended(name, { reason, until: end });
  return letter({ recipient, words, href: '/contact' });
}

/** Staff let it sign in again. */
export const suspensionLiftedMail = plainLetter('suspensionLifted', '/login');

interface NewSignIn {
  /** Words for a person, such as 'Firefox on Windows'. */
  device: string;
  ip: string;
  at: Date;
  /** The address of the settings page; a path of the site will do. */
  link: string;
}

export function newSignInMail(
  recipient: Recipient,
  { device, ip, at, link }: NewSignIn,
): MailContent {
  const { name, language } = recipient;
  const words = texts[language].newSignIn(name, { device, ip, time: timeIn(language, at) });
  return letter({ recipient, words, href: link });
}

/** Browsers that the account is not known in can no longer sign in by password. */
export const passwordPausedMail = plainLetter('passwordPaused', '/forgot-password');

/** A code for the owner, needed in addition to the right password. */
export function mailedCodeMail(recipient: Recipient, code: string): MailContent {
  const words = texts[recipient.language].mailedCode(recipient.name, code);
  return letter({ recipient, words, href: '/forgot-password' });
}

/** Someone gave the right password, and then wrong codes. */
export function codesGuessedMail(
  recipient: Recipient,
  { device, ip, at }: Omit<NewSignIn, 'link'>,
): MailContent {
  const { name, language } = recipient;
  const words = texts[language].codesGuessed(name, { device, ip, time: timeIn(language, at) });
  return letter({ recipient, words, href: '/forgot-password' });
}

/** Someone gave the right password, and asked to have the second factor removed. */
export function factorRemovalMail(
  recipient: Recipient,
  { device, ip, at, link, from, until }: NewSignIn & Record<'from' | 'until', Date>,
): MailContent {
  const { name, language } = recipient;
  const period = { from: timeIn(language, from), until: timeIn(language, until) };
  const facts = { device, ip, time: timeIn(language, at), ...period };
  const words = texts[language].factorRemoval(name, facts);
  return letter({ recipient, words, href: link });
}

const passkeyMail = (kind: 'passkeyAdded' | 'passkeyRemoved') => (to: Recipient, name: string) =>
  letter({ recipient: to, words: texts[to.language][kind](to.name, name), href: '/settings' });

export const passkeyAddedMail = passkeyMail('passkeyAdded');
export const passkeyRemovedMail = passkeyMail('passkeyRemoved');

export function accountDeletedMail(recipient: Recipient): MailContent {
  return letter({ recipient, words: texts[recipient.language].accountDeleted(recipient.name) });
}

/** Shows the staff member who asked for it that mail arrives. */
export const testMail = plainLetter('test', '/admin/email');

/** Day and minute at the campgrounds, with the time zone. French calls the first of a month by its rank. */
function timeIn(language: Language, at: Date): string {
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  const shape = { ...day, ...time, timeZone: 'America/Vancouver' };
  const text = new Intl.DateTimeFormat(`${language}-CA`, shape).format(at);
  return language === 'fr' ? text.replace(/^1 /u, '1er ') : text;
}
