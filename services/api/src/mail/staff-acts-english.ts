import { brand } from '@camp/contracts/site/brand';

/** What the mails about acts of staff say in English. */
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
