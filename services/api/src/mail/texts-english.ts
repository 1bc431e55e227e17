import { brand } from '@camp/contracts/site/brand';
import { english as staffActs } from './staff-acts-english.ts';

const notYou = `If it was not you, set a new password right away, and write to ${brand.mailboxes.general} so that we can help.`;

const notAsked = `If you did not ask us for this, set a new password right away, and write to ${brand.mailboxes.general}.`;

const shutOut = `If you can no longer log in, choose “Forgot your password?” on the login page, or write to ${brand.mailboxes.general}.`;

/** Factors that a reset took from an account. */
export interface RemovedFactors {
  hasAuthenticator: boolean;
  passkeys: number;
  hasCodes: boolean;
}

function removedInEnglish({ hasAuthenticator, passkeys, hasCodes }: RemovedFactors): string {
  const parts = [
    ...(hasAuthenticator ? ['the authenticator app'] : []),
    ...(passkeys > 0 ? [passkeys === 1 ? 'one passkey' : `${passkeys} passkeys`] : []),
    ...(hasCodes ? ['the recovery codes'] : []),
  ];
  return new Intl.ListFormat('en-CA').format(parts);
}

/** Browser, address and time of something that was done. */
type Visit = Record<'device' | 'ip' | 'time', string>;

type Period = Record<'from' | 'until', string>;

/** English texts of the mails. */
export const english = {
  ...staffActs,
  verification: (name: string) => ({
    subject: `Confirm your email for ${brand.name}`,
    greeting: `Welcome to the campfire, ${name}!`,
    before: [
      'One step is left before your account is ready: please confirm that this is your email address.',
    ],
    label: 'Confirm my email',
    after: [
      'This link works once, for 24 hours.',
      `If you did not sign up at ${brand.name}, please leave the link alone. The account then goes away by itself.`,
      'Did an email filter open it for you? Then ask for a new password with this address: the account is yours, and you can delete it.',
    ],
  }),
  passwordReset: (name: string) => ({
    subject: `Set a new password for ${brand.name}`,
    greeting: `Hello ${name},`,
    before: ['We got a request to reset your password.'],
    label: 'Set a new password',
    after: [
      'This link works once, for one hour.',
      'If you did not ask for it, you can ignore this email: your password stays as it is.',
    ],
  }),
  passwordChanged: (name: string) => ({
    subject: `Your ${brand.name} password was changed`,
    greeting: `Hello ${name},`,
    before: [
      'The password of your account was just changed, and every device was logged out. If that was you, there is nothing left to do.',
      notYou,
    ],
    label: 'Set a new password',
    after: [],
  }),
  secondFactorOn: (name: string) => ({
    subject: `Two-factor authentication is on for your ${brand.name} account`,
    greeting: `Well packed, ${name}!`,
    before: [
      'From now on, logging in takes your password and a code from your authenticator app. Keep your recovery codes somewhere dry: each one gets you in once if your phone is lost.',
      notYou,
    ],
    label: 'Set a new password',
    after: [],
  }),
  secondFactorReplaced: (name: string) => ({
    subject: `Your ${brand.name} authenticator was replaced`,
    greeting: `Hello ${name},`,
    before: [
      'Another authenticator app now makes the codes for your account. Codes of the one before, and your old recovery codes, no longer work, and every other device was logged out.',
      notYou,
    ],
    label: 'Set a new password',
    after: [],
  }),
  secondFactorOff: (name: string) => ({
    subject: `Two-factor authentication is off for your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      'Your account no longer asks for a code: your password alone opens it. You can set one up again in your settings at any time.',
      notYou,
    ],
    label: 'Set a new password',
    after: [],
  }),
  secondFactorReset: (name: string, removed: RemovedFactors) => ({
    subject: `Two-factor authentication was reset for your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      `Our team removed ${removedInEnglish(removed)} from your account, and every device was logged out. The next time you log in you can set up two-factor authentication again.`,
      notAsked,
    ],
    label: 'Set a new password',
    after: [],
  }),
  secondFactorWaived: (name: string, until: string) => ({
    subject: `Two-factor authentication is paused for your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      `Our team lets you log in by password alone until ${until}. After that, two-factor authentication comes back by itself.`,
      notAsked,
    ],
    label: 'Set a new password',
    after: [],
  }),
  secondFactorUnneeded: (name: string, until: string) => ({
    subject: `Two-factor authentication is paused for your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      `Our team lets your account do without two-factor authentication until ${until}. After that you are asked to set it up if your role needs it.`,
      notAsked,
    ],
    label: 'Set a new password',
    after: [],
  }),
  secondFactorBack: (name: string) => ({
    subject: `Two-factor authentication is back for your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      'Our team ended the pause of two-factor authentication for your account, and every device was logged out. When you log in again, you are asked for a code if you have set one up or your role needs it.',
      notAsked,
    ],
    label: 'Set a new password',
    after: [],
  }),
  recoveryCodesReplaced: (name: string) => ({
    subject: `Your ${brand.name} recovery codes were replaced`,
    greeting: `Hello ${name},`,
    before: [
      'Our team made new recovery codes for your account, and the old ones no longer work. Whoever is helping you hands you the new ones: we never send them by email.',
      notAsked,
    ],
    label: 'Set a new password',
    after: [],
  }),
  recoveryCodesMade: (name: string) => ({
    subject: `You have new ${brand.name} recovery codes`,
    greeting: `Hello ${name},`,
    before: [
      'Ten new recovery codes were made in your settings, and the old ones no longer work.',
      notYou,
    ],
    label: 'Set a new password',
    after: [],
  }),
  newSignIn: (name: string, { device, ip, time }: Visit) => ({
    subject: `New login to your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      `Your account was just opened on a device that we have not seen before: ${device}, from the address ${ip}, on ${time}.`,
      'If that was you, there is nothing to do. If not, log that device out in your settings and change your password there.',
    ],
    label: 'Look at my devices',
    after: [shutOut],
  }),
  passwordPaused: (name: string) => ({
    subject: `Logging in by password is paused for your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      'Somebody has entered wrong passwords for your account 100 times in a row. Nobody got in. To keep it that way, we no longer accept a password alone for it in a browser that you have not logged in with before.',
      'You can still log in as usual in a browser that you have used here before, and by passkey anywhere. In any other browser your password needs a code beside it, which we email to you. Each of these ends the pause, and so does a new password.',
    ],
    label: 'Set a new password',
    after: [],
  }),
  mailedCode: (name: string, code: string) => ({
    subject: `Your code to log in to ${brand.name}`,
    greeting: `Hello ${name},`,
    before: [
      `Somebody has been guessing passwords for your account, so the right one needs this code beside it: ${code}. It works once, within 10 minutes. If you are not logging in right now, somebody knows your password: tell nobody the code, and set a new password.`,
    ],
    label: 'Set a new password',
    after: [],
  }),
  codesGuessed: (name: string, { device, ip, time }: Visit) => ({
    subject: `Somebody may have your ${brand.name} password`,
    greeting: `Hello ${name},`,
    before: [
      `Somebody entered the right password for your account, and then one wrong code after another, the last one on ${time}: ${device}, from the address ${ip}. Without a right code nobody gets in.`,
      'If that was you, there is nothing to do. If not, somebody knows your password: please set a new one now.',
    ],
    label: 'Set a new password',
    after: [
      `After 100 wrong codes in a row we no longer accept any from your authenticator app until you set a new password or log in by passkey or recovery code.`,
    ],
  }),
  factorRemoval: (name: string, { device, ip, time, from, until }: Visit & Period) => ({
    subject: `Somebody asked to remove two-factor authentication from your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      `Somebody gave your password, but no code or passkey, and asked to have those removed from your account: ${device}, from the address ${ip}, on ${time}.`,
      `From ${from} until ${until}, the page below can remove your authenticator app, your passkeys and your recovery codes. Before that it removes nothing. Logging in with a code or passkey ends the request.`,
    ],
    label: 'Remove or keep them',
    after: ['If it was not you, choose “Stop this” on that page, and set a new password.'],
  }),
  passkeyAdded: (name: string, passkey: string) => ({
    subject: `A passkey was added to your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      `The passkey “${passkey}” can now log in to your account. If you added it, there is nothing left to do.`,
      'If it was not you, remove it in your settings and change your password there.',
    ],
    label: 'Open my settings',
    after: [shutOut],
  }),
  passkeyRemoved: (name: string, passkey: string) => ({
    subject: `A passkey was removed from your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      `The passkey “${passkey}” no longer opens your account, and every other device was logged out.`,
      'If it was not you, log in, look at your passkeys, and change your password in your settings.',
    ],
    label: 'Open my settings',
    after: [],
  }),
  accountDeleted: (name: string) => ({
    subject: `Your ${brand.name} account was deleted`,
    greeting: `Happy trails, ${name}.`,
    before: [
      'Your account was deleted for good, with your profile, your devices and your login settings. We will not write to you again.',
      `If it was not you, write to ${brand.mailboxes.general} and tell us what happened.`,
      'You are welcome back at the fire at any time: just sign up again.',
    ],
  }),
  test: (name: string) => ({
    subject: `A test email from ${brand.name}`,
    greeting: `Hello ${name},`,
    before: [
      'You asked for this email in the back office. It has arrived, so emails are being sent and delivered.',
    ],
    label: 'Open the outbox',
    after: ['No action needed.'],
  }),
};

export type MailTexts = typeof english;
