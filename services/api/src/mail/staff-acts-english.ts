import { brand } from '@camp/contracts/site/brand';
import type { Role } from '@camp/contracts/site/roles';

const roleInEnglish: Record<Role, string> = {
  member: 'a member',
  subscriber: 'a subscriber',
  mod: 'a moderator',
  admin_jr: 'an admin',
  admin: 'an admin',
};

/** English texts of the mails about acts of staff. */
export const english = {
  signedOutByStaff: (name: string, sessions: number) => ({
    subject: `You were logged out of your ${brand.name} account`,
    greeting: `Hello ${name},`,
    before: [
      `Our team logged your account out on ${sessions === 1 ? 'one device' : `${sessions} devices`}. You can log in again at any time.`,
      `If you do not know why, ask us at ${brand.mailboxes.general}. If somebody else may know your password, set a new one.`,
    ],
    label: 'Set a new password',
    after: [],
  }),
  invitation: (name: string) => ({
    subject: `You are invited to ${brand.name}`,
    greeting: `Welcome to the campfire, ${name}!`,
    before: [
      `Our team has made an account for you at ${brand.name}. Choose a password, and it is yours.`,
    ],
    label: 'Choose a password',
    after: [
      'This link works once, for 7 days.',
      'If you do not want an account, you can ignore this email: the account goes away by itself.',
    ],
  }),
  addressReplaced: (name: string) => ({
    subject: `The email of your ${brand.name} account was changed`,
    greeting: `Hello ${name},`,
    before: [
      'Our team has changed the email address of your account, and every device was logged out. From now on we write to the new address, once it is confirmed.',
      `If you did not ask us for this, write to ${brand.mailboxes.general} right away.`,
    ],
    label: 'Contact us',
    after: [],
  }),
  resetHeld: (name: string, until: string) => ({
    subject: `Your new ${brand.name} password has to wait`,
    greeting: `Hello ${name},`,
    before: [
      `We got a request to reset your password. Less than a day ago, our team changed the email address of your account. So that nobody takes the account over this way, we send no link for a new password before ${until}. Please ask again then.`,
      'If you know your password, you do not have to wait: confirm your address with the link that we sent you, and log in.',
    ],
    label: 'Contact us',
    after: [],
  }),
  accountEdited: (name: string) => ({
    subject: `Your ${brand.name} account was changed`,
    greeting: `Hello ${name},`,
    before: [
      'Our team has corrected the name of your account. If it was your username, every device was logged out, and you log in with the new one or with your email.',
      `If you did not ask us for this, write to ${brand.mailboxes.general}.`,
    ],
    label: 'Open my profile',
    after: [],
  }),
  deletedByStaff: (name: string) => ({
    subject: `Your ${brand.name} account was deleted`,
    greeting: `Hello ${name},`,
    before: [
      'Our team has deleted your account, with your profile and your saved places. Nobody can log in to it any more, and it cannot be brought back.',
      `If you think this is a mistake, write to ${brand.mailboxes.general}.`,
    ],
    label: 'Contact us',
    after: [],
  }),
  unverified: (name: string) => ({
    subject: `Please confirm your email for ${brand.name} again`,
    greeting: `Hello ${name},`,
    before: [
      'Our team has marked the email address of your account as unconfirmed, and every device was logged out. Confirm that the address is yours, and you can log in again.',
    ],
    label: 'Confirm my email',
    after: [
      'This link works once, for 24 hours. After that, the login page sends you a new one.',
      `If you do not know why, ask us at ${brand.mailboxes.general}.`,
    ],
  }),
  verifiedByStaff: (name: string) => ({
    subject: `Your email is confirmed for ${brand.name}`,
    greeting: `Hello ${name},`,
    before: [
      'Our team has confirmed the email address of your account. You can log in, and there is nothing left to do.',
    ],
    label: 'Log in',
    after: [],
  }),
  roleChanged: (name: string, { role, signsOut }: { role: Role; signsOut: boolean }) => ({
    subject: `Your role at ${brand.name} has changed`,
    greeting: `Hello ${name},`,
    before: [
      `Our team has changed the role of your account: you are now ${roleInEnglish[role]}.`,
      ...(signsOut
        ? [
            'This role needs two-factor authentication, so every device was logged out. The next time you log in, you set it up. Have an authenticator app at hand.',
          ]
        : []),
      `If you did not expect this, write to ${brand.mailboxes.general}.`,
    ],
    label: 'Log in',
    after: [],
  }),
  suspended: (name: string, { reason, until }: { reason: string; until: string | null }) => ({
    subject: `Your ${brand.name} account is suspended`,
    greeting: `Hello ${name},`,
    before: [
      until
        ? `Our team has suspended your account until ${until}. Until then nobody can log in to it, and every device was logged out. After that you can log in again as before.`
        : 'Our team has suspended your account. Nobody can log in to it, and every device was logged out.',
      `The reason: ${reason}`,
      `If you think this is a mistake, write to ${brand.mailboxes.general}.`,
    ],
    label: 'Contact us',
    after: [],
  }),
  suspensionLifted: (name: string) => ({
    subject: `Your ${brand.name} account is open again`,
    greeting: `Hello ${name},`,
    before: ['Our team has lifted the suspension of your account. You can log in as before.'],
    label: 'Log in',
    after: [],
  }),
};

export type StaffActTexts = typeof english;
