import type { Operation } from './operation.ts';

/** Calls for signing in, and for people's own accounts. */
export const accountOperations = {
  'GET /api/app-settings': {
    summary: 'Read what staff have set of apps for you',
    description:
      'Values of settings and switches, by app, that are set for you by name or by role.',
  },
  'POST /api/auth/register': {
    summary: 'Create an account',
    description:
      'Stores the account and mails a link that confirms the address. Nobody is signed in, unless the site asks for no confirmation: then `signedIn` is true.',
    cost: 'hashing',
  },
  'GET /api/auth/verify-email': {
    summary: 'Confirm an email address',
    description:
      'Takes the token of the mailed link and marks the address as confirmed. A link counts once; used, expired and unknown ones are told apart.',
  },
  'POST /api/auth/withdraw-registration': {
    summary: 'Take a registration back',
    description:
      'Takes the `withdrawal` token that a registration answered with, and deletes the account, so that its name and address are free again. Within a day, and only while nobody has confirmed the address or signed in.',
  },
  'POST /api/auth/resend-verification': {
    summary: 'Mail the confirmation link again',
    description:
      'Sends a new link if an unconfirmed account has this address. The answer is the same where there is no such account.',
  },
  'POST /api/auth/login': {
    summary: 'Sign in with a password',
    description:
      'Starts a session and sets its cookies, or says what comes next: the second factor, with the token for it, or, for staff without one, its enrollment. Wrong username and wrong password are one answer.',
    cost: 'hashing',
  },
  'POST /api/auth/forgot-password': {
    summary: 'Ask for a link to set a new password',
    description:
      'Mails the link to the account of this address. It answers the same, and as fast, where there is none.',
  },
  'POST /api/auth/reset-password': {
    summary: 'Set a new password by a mailed link',
    description:
      'Takes the token of the link and the new password, ends every session of the account and lifts the pauses after wrong guesses.',
    cost: 'hashing',
  },
  'POST /api/auth/change-password': {
    summary: 'Change your password',
    description:
      'Checks the current password, stores the new one and ends every session of the account, this one too: sign in again.',
    cost: 'hashing',
  },
  'GET /api/auth/me': {
    summary: 'Read who is signed in',
    description:
      'Answers the account of the session, with its role and flags as they are now. 401 means that nobody is signed in.',
  },
  'POST /api/auth/refresh': {
    summary: 'Renew the session',
    description:
      'Exchanges the refresh cookie for a new one and makes the session anew if it was lost. A refresh token that was used before ends the sign-in it belongs to.',
  },
  'POST /api/auth/logout': {
    summary: 'Sign out',
    description:
      'Ends this session and takes its cookies away. It succeeds whether or not somebody is signed in.',
  },
  'POST /api/auth/passkey/options': {
    summary: 'Begin a sign-in by passkey',
    description:
      'Answers the options for `navigator.credentials.get()`: for a sign-in by passkey alone or, with the token of the password step, for the second factor.',
  },
  'POST /api/auth/passkey': {
    summary: 'Sign in with a passkey',
    description:
      'Checks what the passkey answered and starts the session. Sent with the token of the password step, it completes that sign-in.',
  },
  'GET /api/auth/2fa/waiting': {
    summary: 'Read the sign-in that waits for its second factor',
    description:
      'Answers the token and the possible methods of the sign-in that this browser began with a password; null where none waits.',
  },
  'DELETE /api/auth/2fa/waiting': {
    summary: 'Abandon the waiting sign-in',
    description: 'Forgets the password step of this browser, so that somebody else can sign in.',
  },
  'POST /api/security/2fa/challenge': {
    summary: 'Complete a sign-in with a code',
    description:
      'Takes six digits of the authenticator or a recovery code, and starts the session. A recovery code counts once; the answer says how many are left. The device may be remembered for 30 days.',
    cost: 'hashing',
  },
  'POST /api/auth/2fa/removal': {
    summary: 'Ask to have a lost second factor removed',
    description:
      'Mails a link to a member who has given the password. Seven days later, for seven more, it removes authenticator, passkeys and recovery codes. Any success with the second factor ends the request. Asking again mails a link with the same times. Staff are refused.',
  },
  'POST /api/auth/2fa/removal/status': {
    summary: 'Read what a link to remove the second factor can do',
    description: 'Changes nothing. Says from when until when the link works, and whether it does.',
  },
  'POST /api/auth/2fa/removal/confirm': {
    summary: 'Remove the second factor by a mailed link',
    description:
      'Removes authenticator, passkeys and recovery codes and ends every session of the account, which then signs in by password. Refused before its time.',
  },
  'POST /api/auth/2fa/removal/stop': {
    summary: 'Keep the second factor',
    description: 'Ends the request that a mailed link belongs to, and every link of it.',
  },
  'GET /api/security/2fa/status': {
    summary: 'Read your second factors',
    description:
      'Says whether there is a second factor, which kinds, since when, how many recovery codes are left, and whether the role demands one.',
  },
  'POST /api/security/2fa/recovery-codes': {
    summary: 'Replace your recovery codes',
    description:
      'Answers ten new codes, this once. The old ones stop working at once. Refused while there is no second factor.',
    cost: 'hashing',
  },
  'POST /api/security/2fa/enroll/start': {
    summary: 'Ask for a token to enroll an authenticator',
    description: 'Answers the token that the two following calls of the enrollment take.',
  },
  'POST /api/security/2fa/enroll/initiate': {
    summary: 'Show the secret for an authenticator app',
    description:
      'Makes a new secret and answers it as a QR code and as an `otpauth:` address. It counts once a code made from it was sent back.',
  },
  'POST /api/security/2fa/enroll/verify': {
    summary: 'Finish enrolling an authenticator',
    description:
      'Takes the first code of the app, turns the second factor on and answers ten recovery codes, this once.',
    cost: 'hashing',
  },
  'POST /api/security/2fa/disable': {
    summary: 'Turn your second factor off',
    description:
      'Takes the password and a code, then removes the authenticator and its recovery codes. Staff may not: their role demands a second factor.',
    cost: 'hashing',
  },
  'GET /api/security/passkeys': {
    summary: 'List your passkeys',
    description: 'Names each passkey, when it was added and when it was last used.',
  },
  'POST /api/security/passkeys/options': {
    summary: 'Begin adding a passkey',
    description: 'Answers the options for `navigator.credentials.create()`.',
  },
  'POST /api/security/passkeys': {
    summary: 'Add a passkey',
    description:
      'Checks and stores the passkey under a name. An account that had no recovery codes gets ten, shown this once.',
    cost: 'hashing',
  },
  'DELETE /api/security/passkeys/:id': {
    summary: 'Remove a passkey',
    description:
      'It opens the account no more. Refused where it is the last second factor of a role that demands one.',
  },
  'GET /api/security/step-up': {
    summary: 'Read how you can confirm that it is you',
    description:
      'Lists what the account can confirm with, the strongest first, and whether recovery codes are left.',
  },
  'POST /api/security/step-up/options': {
    summary: 'Begin a confirmation by passkey',
    description: 'Answers the options to use one of your own passkeys with.',
  },
  'POST /api/security/step-up': {
    summary: 'Confirm that it is you',
    description:
      'Takes a passkey’s answer, a code or the password. For ten minutes this session may then make the calls that ask for it.',
    cost: 'hashing',
  },
  'POST /api/security/step-up/required': {
    summary: 'Ask whether a confirmation is due',
    description:
      'Changes nothing. Ask before a download, which a browser cannot interrupt with a question: 403 says that a confirmation comes first.',
  },
  'GET /api/security/sessions': {
    summary: 'List where you are signed in',
    description:
      'Answers every open session with browser, system and IP address, the most recently used first, and marks the one that asks.',
  },
  'DELETE /api/security/sessions/:id': {
    summary: 'Sign one of your devices out',
    description: 'Ends that session at once. It may be the one that asks.',
  },
  'POST /api/security/sessions/end-others': {
    summary: 'Sign all your other devices out',
    description: 'Ends every session but this one, and answers how many there were.',
  },
  'GET /api/security/remembered-devices': {
    summary: 'List devices that skip the second factor',
    description: 'Answers the browsers that need no code, and until when.',
  },
  'DELETE /api/security/remembered-devices/:id': {
    summary: 'Forget a remembered device',
    description: 'The next sign-in there asks for the second factor again. Open sessions stay.',
  },
  'GET /api/users/:id': {
    summary: 'Read a profile by its id',
    description:
      'Answers the whole account to its owner, and to everybody else what is public: names people chose, picture, place and text, never email, role or last login.',
  },
  'GET /api/users/by-username/:username': {
    summary: 'Read a public profile by its username',
    description: 'Upper and lower case are the same. It answers what is public, to its owner too.',
  },
  'PATCH /api/users/:id': {
    summary: 'Change your profile',
    description:
      'Fields that are left out stay, null empties one. Answers the account as it is then. Other people’s profiles are refused.',
  },
  'GET /api/users/by-username/:username/picture': {
    summary: 'Fetch somebody’s picture',
    description:
      'The site fetches it from the address in the profile, so that no host of a member’s choice sees who looks. Anything but an image is refused.',
    cost: 'fetching',
  },
  'GET /api/account/picture': {
    summary: 'Preview a picture before it is saved',
    description: 'Fetches the image at an address as it would be shown. Nothing is stored.',
    cost: 'fetching',
  },
  'GET /api/account/export': {
    summary: 'Download what is kept about you',
    description:
      'Answers the account, its sessions, devices, saved places, mails and audit events as one JSON file.',
    cost: 'exporting',
  },
  'POST /api/account/delete': {
    summary: 'Delete your account',
    description:
      'Takes the password and deletes the account with all that belongs to it, for good. The audit log keeps the id. The last admin cannot go.',
    cost: 'hashing',
  },
} as const satisfies Record<string, Operation>;
