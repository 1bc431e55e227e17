import type { Language } from '@camp/contracts/language';
import type { MailContent } from './mail.ts';
import type { Recipient } from './recipient.ts';
import { english, type SecurityTexts } from './security-texts-english.ts';
import { french } from './security-texts-french.ts';

const texts: Record<Language, SecurityTexts> = { en: english, fr: french };

interface Words extends Pick<MailContent, 'subject' | 'greeting' | 'before'> {
  label?: string;
  after?: string[];
}

interface Draft {
  recipient: Recipient;
  words: Words;
  href?: string;
}

function letter({ recipient, words, href }: Draft): MailContent {
  const { label, after = [], ...rest } = words;
  const { email: to, language } = recipient;
  const button = label && href ? { button: { label, href } } : {};
  return { to, language, ...rest, ...button, after };
}

/** The link to set a new password with; good for one hour, once. */
export function passwordResetMail(recipient: Recipient, link: string): MailContent {
  const words = texts[recipient.language].passwordReset(recipient.name);
  return letter({ recipient, words, href: link });
}

export function passwordChangedMail(recipient: Recipient): MailContent {
  const words = texts[recipient.language].passwordChanged(recipient.name);
  return letter({ recipient, words, href: '/forgot-password' });
}

export function secondFactorOnMail(recipient: Recipient): MailContent {
  const words = texts[recipient.language].secondFactorOn(recipient.name);
  return letter({ recipient, words, href: '/forgot-password' });
}

/** The owner turned it off. */
export function secondFactorOffMail(recipient: Recipient): MailContent {
  const words = texts[recipient.language].secondFactorOff(recipient.name);
  return letter({ recipient, words, href: '/forgot-password' });
}

/** Staff removed the authenticator and ended the sessions. */
export function secondFactorResetMail(recipient: Recipient): MailContent {
  const words = texts[recipient.language].secondFactorReset(recipient.name);
  return letter({ recipient, words, href: '/forgot-password' });
}

/** Staff let the account sign in by password alone, until then. */
export function secondFactorWaivedMail(recipient: Recipient, until: Date): MailContent {
  const { name, language } = recipient;
  const words = texts[language].secondFactorWaived(name, timeIn(language, until));
  return letter({ recipient, words, href: '/forgot-password' });
}

/** Staff made new recovery codes; the codes themselves are never mailed. */
export function recoveryCodesReplacedMail(recipient: Recipient): MailContent {
  const words = texts[recipient.language].recoveryCodesReplaced(recipient.name);
  return letter({ recipient, words, href: '/forgot-password' });
}

interface NewSignIn {
  /** Words for a person, such as 'Firefox on Windows'. */
  device: string;
  ip: string;
  at: Date;
  /** Of the settings page; a path of the site will do. */
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

export function passkeyAddedMail(recipient: Recipient, name: string): MailContent {
  const words = texts[recipient.language].passkeyAdded(recipient.name, name);
  return letter({ recipient, words, href: '/settings' });
}

export function accountDeletedMail(recipient: Recipient): MailContent {
  return letter({ recipient, words: texts[recipient.language].accountDeleted(recipient.name) });
}

/** Day and time where the campgrounds are, named as such. */
function timeIn(language: Language, at: Date): string {
  const shape = { dateStyle: 'long', timeStyle: 'long', timeZone: 'America/Vancouver' } as const;
  return new Intl.DateTimeFormat(`${language}-CA`, shape).format(at);
}
