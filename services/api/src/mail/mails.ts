import type { ProfileField } from '@camp/contracts/account/profile-fields';
import { momentHere } from '@camp/contracts/sentences/written-date';
import type { Language } from '@camp/contracts/sentences/language';
import type { Role } from '@camp/contracts/site/roles';
import type { EditableField } from '@camp/contracts/staff/accounts';
import type { MailContent } from './render-mail.ts';
import { letter } from './letter.ts';
import { type LetterTexts, type MailTexts, mailTexts, type SharedValues } from './mail-texts.ts';
import type { Recipient } from './recipient.ts';

/** The texts that take nothing but what all mails may name. */
type PlainText = {
  [Name in keyof MailTexts]: MailTexts[Name] extends LetterTexts<SharedValues> ? Name : never;
}[keyof MailTexts];

/** With a button that leads to where the link of this one mail does. */
const linkLetter =
  (text: PlainText) =>
  (recipient: Recipient, href: string): MailContent =>
    letter({ recipient, texts: mailTexts[recipient.language][text], values: {}, href });

/** With one that leads to a page of the site, the same for everyone. */
const plainLetter = (text: PlainText, href: string) => (recipient: Recipient) =>
  linkLetter(text)(recipient, href);

/** Asks a new member to confirm the address. The link is valid for 24 hours. */
export const verificationMail = linkLetter('verification');

/** The link to set a new password with; good for one hour, once. */
export const passwordResetMail = linkLetter('passwordReset');

/** In place of that link, while the address is one that staff have just put there. */
export function resetHeldMail(recipient: Recipient, until: Date): MailContent {
  const { language } = recipient;
  const values = { until: momentHere(until, language) };
  const texts = mailTexts[language].resetHeld;
  return letter({ recipient, texts, values, href: '/contact' });
}

export const passwordChangedMail = plainLetter('passwordChanged', '/forgot-password');

export const secondFactorOnMail = plainLetter('secondFactorOn', '/forgot-password');

/** Another authenticator took the place of the one before. */
export const secondFactorReplacedMail = plainLetter('secondFactorReplaced', '/forgot-password');

/** The owner turned it off. */
export const secondFactorOffMail = plainLetter('secondFactorOff', '/forgot-password');

/** Factors that a reset took from an account. */
interface RemovedFactors {
  hasAuthenticator: boolean;
  passkeys: number;
  hasCodes: boolean;
}

/** Staff removed what was enrolled, and ended the sessions. */
export function secondFactorResetMail(recipient: Recipient, removed: RemovedFactors): MailContent {
  const { language } = recipient;
  const values = { removed: removedIn(language, removed) };
  const texts = mailTexts[language].secondFactorReset;
  return letter({ recipient, texts, values, href: '/forgot-password' });
}

function removedIn(language: Language, { hasAuthenticator, passkeys, hasCodes }: RemovedFactors) {
  const texts = mailTexts[language].removed;
  const parts = [
    ...(hasAuthenticator ? [texts.authenticator] : []),
    ...(passkeys > 0 ? [texts.passkeys({ count: passkeys })] : []),
    ...(hasCodes ? [texts.codes] : []),
  ];
  return listOf(language, parts);
}

const listOf = (language: Language, parts: readonly string[]) =>
  new Intl.ListFormat(`${language}-CA`).format(parts);

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
  const { language } = recipient;
  const { secondFactorWaived, secondFactorUnneeded } = mailTexts[language];
  const texts = hasFactor ? secondFactorWaived : secondFactorUnneeded;
  const values = { until: momentHere(until, language) };
  return letter({ recipient, texts, values, href: '/forgot-password' });
}

/** Staff ended a waiver, and the sessions with it. */
export const secondFactorBackMail = plainLetter('secondFactorBack', '/forgot-password');

/** Staff made new recovery codes; the codes themselves are never mailed. */
export const recoveryCodesReplacedMail = plainLetter('recoveryCodesReplaced', '/forgot-password');

/** The owner made new recovery codes. */
export const recoveryCodesMadeMail = plainLetter('recoveryCodesMade', '/forgot-password');

/** Staff ended sessions. */
export function signedOutByStaffMail(recipient: Recipient, sessions: number): MailContent {
  const texts = mailTexts[recipient.language].signedOutByStaff;
  return letter({ recipient, texts, values: { sessions }, href: '/forgot-password' });
}

/** Staff made the account, and the person has yet to choose a password. */
export const invitationMail = linkLetter('invitation');

/** To the address that was: staff have put another one in its place. */
export const addressReplacedMail = plainLetter('addressReplaced', '/contact');

/** Staff have corrected names of the account. With a new username every device was logged out. */
export function accountEditedMail(
  recipient: Recipient,
  { fields, username }: { fields: readonly Exclude<EditableField, 'email'>[]; username?: string },
): MailContent {
  const { accountEdited: texts, accountFields } = mailTexts[recipient.language];
  const names = fields.map((field) => accountFields[field]);
  const changed = listOf(recipient.language, names);
  const values = { changed, signsOut: username !== undefined, username: username ?? '' };
  return letter({ recipient, texts, values, href: '/profile' });
}

/** Staff emptied fields of the public profile, for a reason that the person reads. */
export function profileClearedMail(
  recipient: Recipient,
  { fields, reason }: { fields: readonly ProfileField[]; reason: string },
): MailContent {
  const { profileCleared: texts, profileFields } = mailTexts[recipient.language];
  const names = fields.map((field) => profileFields[field]);
  const cleared = listOf(recipient.language, names);
  return letter({ recipient, texts, values: { cleared, reason }, href: '/profile' });
}

/** Staff put back what they had taken from it. */
export const profileRestoredMail = plainLetter('profileRestored', '/profile');

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
  const texts = mailTexts[recipient.language].roleChanged;
  return letter({ recipient, texts, values: change, href: '/login' });
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
  const { language } = recipient;
  const values = { reason, until: until && momentHere(until, language) };
  const texts = mailTexts[language].suspended;
  return letter({ recipient, texts, values, href: '/contact' });
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
  const { language } = recipient;
  const values = { device, ip, time: momentHere(at, language) };
  const texts = mailTexts[language].newSignIn;
  return letter({ recipient, texts, values, href: link });
}

/** Browsers that the account is not known in can no longer sign in by password. */
export const passwordPausedMail = plainLetter('passwordPaused', '/forgot-password');

/** A code for the owner, needed in addition to the right password. */
export function mailedCodeMail(recipient: Recipient, code: string): MailContent {
  const texts = mailTexts[recipient.language].mailedCode;
  return { ...letter({ recipient, texts, values: {}, href: '/forgot-password' }), code };
}

/** Someone gave the right password, and then wrong codes. */
export function codesGuessedMail(
  recipient: Recipient,
  { device, ip, at }: Omit<NewSignIn, 'link'>,
): MailContent {
  const { language } = recipient;
  const values = { device, ip, time: momentHere(at, language) };
  const texts = mailTexts[language].codesGuessed;
  return letter({ recipient, texts, values, href: '/forgot-password' });
}

/** Someone gave the right password, and asked to have the second factor removed. */
export function factorRemovalMail(
  recipient: Recipient,
  { device, ip, at, link, from, until }: NewSignIn & Record<'from' | 'until', Date>,
): MailContent {
  const { language } = recipient;
  const period = { from: momentHere(from, language), until: momentHere(until, language) };
  const values = { device, ip, time: momentHere(at, language), ...period };
  const texts = mailTexts[language].factorRemoval;
  return letter({ recipient, texts, values, href: link });
}

const passkeyMail =
  (kind: 'passkeyAdded' | 'passkeyRemoved') => (recipient: Recipient, passkey: string) => {
    const texts = mailTexts[recipient.language][kind];
    return letter({ recipient, texts, values: { passkey }, href: '/settings' });
  };

export const passkeyAddedMail = passkeyMail('passkeyAdded');
export const passkeyRemovedMail = passkeyMail('passkeyRemoved');

export function accountDeletedMail(recipient: Recipient): MailContent {
  const { accountDeleted } = mailTexts[recipient.language];
  return letter({ recipient, texts: accountDeleted, values: {} });
}

/** Shows the staff member who asked for it that mail arrives. */
export const testMail = plainLetter('test', '/admin/email');
