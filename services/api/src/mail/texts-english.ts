import { brand } from '@camp/contracts/site/brand';

const notYou = `If it was not you, set a new password right away, and write to ${brand.mailboxes.general} so that we can help.`;

const notAsked = `If you did not ask us for this, set a new password right away, and write to ${brand.mailboxes.general}.`;

/** What a reset took from an account. */
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

/** What the mails say in English. */
export const english = {
  verification: (name: string) => ({
    subject: `Confirm your email for ${brand.name}`,
    greeting: `Welcome to the campfire, ${name}!`,
    before: [
      'One step is left before your account is ready: please confirm that this is your email address.',
    ],
    label: 'Confirm my email',
    after: [
      'The link works for 24 hours, once.',
      `If you did not sign up at ${brand.name}, you can ignore this mail and nothing will happen.`,
    ],
  }),
  passwordReset: (name: string) => ({
    subject: `Set a new password for ${brand.name}`,
    greeting: `Hello ${name},`,
    before: ['Somebody, we hope you, asked for a new password for your account.'],
    label: 'Set a new password',
    after: [
      'The link works for one hour, once.',
      'If you did not ask for it, you can ignore this mail: your password stays as it is.',
    ],
  }),
  passwordChanged: (name: string) => ({
    subject: `Your ${brand.name} password was changed`,
    greeting: `Hello ${name},`,
    before: [
      'The password of your account was just changed, and every device was signed out. If that was you, there is nothing left to do.',
      notYou,
    ],
    label: 'Set a new password',
    after: [],
  }),
  secondFactorOn: (name: string) => ({
    subject: `Two-factor sign-in is on for your ${brand.name} account`,
    greeting: `Well packed, ${name}!`,
    before: [
      'From now on, signing in takes your password and a code from your authenticator app. Keep your recovery codes somewhere dry: each one gets you in once if your phone is lost.',
      notYou,
    ],
    label: 'Set a new password',
    after: [],
  }),
  secondFactorReplaced: (name: string) => ({
    subject: `Your ${brand.name} authenticator was replaced`,
    greeting: `Hello ${name},`,
    before: [
      'Another authenticator app now makes the codes for your account. Codes of the one before, and your old recovery codes, no longer work, and every other device was signed out.',
      notYou,
    ],
    label: 'Set a new password',
    after: [],
  }),
  secondFactorOff: (name: string) => ({
    subject: `Two-factor sign-in is off for your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      'Your account no longer asks for a second step: your password alone opens it. You can set one up again in your settings at any time.',
      notYou,
    ],
    label: 'Set a new password',
    after: [],
  }),
  secondFactorReset: (name: string, removed: RemovedFactors) => ({
    subject: `Two-factor sign-in was reset for your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      `Our team removed ${removedInEnglish(removed)} from your account, and every device was signed out. After your next sign-in you can set up a second factor again.`,
      notAsked,
    ],
    label: 'Set a new password',
    after: [],
  }),
  secondFactorWaived: (name: string, until: string) => ({
    subject: `Two-factor sign-in is paused for your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      `Our team lets your account sign in by password alone until ${until}. After that, the second step comes back by itself.`,
      notAsked,
    ],
    label: 'Set a new password',
    after: [],
  }),
  secondFactorUnneeded: (name: string, until: string) => ({
    subject: `Two-factor sign-in is paused for your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      `Our team lets your account do without a second factor until ${until}. After that you are asked to set one up if your role needs it.`,
      notAsked,
    ],
    label: 'Set a new password',
    after: [],
  }),
  secondFactorBack: (name: string) => ({
    subject: `Two-factor sign-in is back for your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      'Our team ended the pause of two-factor sign-in for your account, and every device was signed out. When you sign in again, the second step is asked for if you have set one up or your role needs one.',
      notAsked,
    ],
    label: 'Set a new password',
    after: [],
  }),
  recoveryCodesReplaced: (name: string) => ({
    subject: `Your ${brand.name} recovery codes were replaced`,
    greeting: `Hello ${name},`,
    before: [
      'Our team made new recovery codes for your account, and the old ones no longer work. Whoever is helping you hands you the new ones: we never send them by mail.',
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
  newSignIn: (
    name: string,
    { device, ip, time }: { device: string; ip: string; time: string },
  ) => ({
    subject: `New sign-in to your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      `Your account was just opened on a device that we have not seen before: ${device}, from the address ${ip}, on ${time}.`,
      'If that was you, there is nothing to do. If not, sign that device out in your settings and change your password there.',
    ],
    label: 'Look at my devices',
    after: [
      `If you cannot sign in any more, choose “Forgot password?” on the login page, or write to ${brand.mailboxes.general}.`,
    ],
  }),
  passkeyAdded: (name: string, passkey: string) => ({
    subject: `A passkey was added to your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      `The passkey “${passkey}” can now be used to sign in to your account. If you added it, there is nothing left to do.`,
      'If it was not you, remove it in your settings and change your password there.',
    ],
    label: 'Open my settings',
    after: [
      `If you cannot sign in any more, choose “Forgot password?” on the login page, or write to ${brand.mailboxes.general}.`,
    ],
  }),
  passkeyRemoved: (name: string, passkey: string) => ({
    subject: `A passkey was removed from your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      `The passkey “${passkey}” no longer opens your account, and every other device was signed out.`,
      'If it was not you, sign in, look at your passkeys, and change your password in your settings.',
    ],
    label: 'Open my settings',
    after: [],
  }),
  accountDeleted: (name: string) => ({
    subject: `Your ${brand.name} account was deleted`,
    greeting: `Happy trails, ${name}.`,
    before: [
      'Your account was deleted for good, with your profile, your devices and your sign-in settings. We will not write to you again.',
      `If it was not you, write to ${brand.mailboxes.general} and tell us what happened.`,
      'You are welcome back at the fire at any time: just sign up again.',
    ],
  }),
  releaseTakenBack: (
    name: string,
    { apps, visitors, failures }: { apps: string; visitors: number; failures: number },
  ) => ({
    subject: `${brand.name} took back a release`,
    greeting: `Hello ${name},`,
    before: [
      `What just went live did not work for ${failures} of ${visitors} visitors, so everybody has the version before again: ${apps}.`,
      'Nothing else has changed. The site takes back nothing more by itself until somebody publishes again.',
    ],
    label: 'Open the releases',
    after: ['You get this mail because you are an admin.'],
  }),
  test: (name: string) => ({
    subject: `A test mail from ${brand.name}`,
    greeting: `Hello ${name},`,
    before: ['You asked for this mail in the back-office. It is here, so mail leaves and arrives.'],
    label: 'Open the outbox',
    after: ['Nobody else got it, and there is nothing to do.'],
  }),
};

/** The same mails in another language. */
export type MailTexts = typeof english;
