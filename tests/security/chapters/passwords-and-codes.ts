import type { Requirement } from '#tests/security/requirement.ts';

export const passwords: Requirement[] = [
  {
    id: '6.2.1',
    level: 1,
    asks: 'Passwords have at least 8 characters',
    shownBy: ['tests/api/auth/register.test.ts › a wrong %s is refused with its sentence'],
  },
  {
    id: '6.2.2',
    level: 1,
    asks: 'People change their password',
    shownBy: [
      'tests/api/auth/passwords.test.ts › a changed password signs out everywhere, here too, mails, and leaves one audit row',
    ],
  },
  {
    id: '6.2.3',
    level: 1,
    asks: 'A change asks for the current one',
    shownBy: [
      'tests/api/auth/passwords.test.ts › a wrong current password is a wrong field, keeps the session and is on record',
    ],
  },
  {
    id: '6.2.4',
    level: 1,
    asks: 'The 3,000 most used are refused',
    shownBy: [
      'services/api/src/features/password/common-passwords.test.ts › of the most used passwords none that fits the rule is let in',
    ],
  },
  {
    id: '6.2.5',
    level: 1,
    asks: 'No kinds of characters are demanded',
    decision:
      'The product demands an uppercase letter, a lowercase letter and a digit of passwords that are shorter than 15 characters.',
    shownBy: [
      'docs/decisions/0113-long-passwords.md',
      'packages/contracts/src/account/auth.test.ts › %s fits the rule',
    ],
  },
  {
    id: '6.2.6',
    level: 1,
    asks: 'What is typed is hidden, and shown on request',
    shownBy: [
      'packages/ui/src/fields/fields.test.tsx › a password is hidden until its button is pressed',
    ],
  },
  {
    id: '6.2.7',
    level: 1,
    asks: 'Password managers and pasting work',
    shownBy: ['packages/ui/src/fields/PasswordField.tsx'],
  },
  {
    id: '6.2.8',
    level: 1,
    asks: 'A password is checked as it was typed',
    shownBy: ['services/api/src/secrets/password.ts', 'packages/contracts/src/account/auth.ts'],
  },
  {
    id: '6.2.9',
    level: 2,
    asks: 'Passwords of 64 characters and more are fine',
    note: 'Up to 128.',
    shownBy: [
      'tests/api/auth/register.test.ts › a wrong %s is refused with its sentence',
      'docs/decisions/0008-password-storage.md',
    ],
  },
  {
    id: '6.2.10',
    level: 2,
    asks: 'A password lasts until its owner changes it',
    shownBy: ['docs/specification.md'],
  },
  {
    id: '6.2.11',
    level: 2,
    asks: 'Words of the site and of the person are refused',
    shownBy: [
      'services/api/src/features/password/common-passwords.test.ts › the own word in %s is refused',
    ],
  },
  {
    id: '6.2.12',
    level: 2,
    asks: 'Leaked passwords are refused',
    note: 'The list is the 49,000 that leaks hold most often. A filter of all leaked ones is not part of the project.',
    shownBy: [
      'services/api/src/features/password/common-passwords.test.ts › of the most used passwords none that fits the rule is let in',
      'docs/decisions/0008-password-storage.md',
    ],
  },
];

export const codes: Requirement[] = [
  {
    id: '6.5.1',
    level: 2,
    asks: 'A code counts once',
    shownBy: [
      'tests/api/second-factor/second-factor-replay.test.ts › a step is accepted once, also with another token',
      'tests/api/second-factor/recovery-codes.test.ts › of 50 who bring one recovery code at once, exactly one gets in',
    ],
  },
  {
    id: '6.5.2',
    level: 2,
    asks: 'Recovery codes are kept under a slow hash with salt',
    note: 'Argon2id as for passwords, under an HMAC by a key that is not in the database. Codes from before there were salts are under the HMAC alone until they are used or replaced.',
    shownBy: [
      'tests/api/second-factor/recovery-codes.test.ts › codes lie in the database as hashes, each set under a salt of its own',
      'services/api/src/secrets/recovery-code.test.ts › looking for a code among those %s a salt costs one slow hash',
      'docs/decisions/0132-slow-recovery-codes.md',
    ],
  },
  {
    id: '6.5.3',
    level: 2,
    asks: 'Codes and seeds are random',
    shownBy: [
      'services/api/src/secrets/recovery-code.test.ts › ten different codes of three groups of five are made, without signs that look alike',
      'services/api/src/secrets/totp.test.ts › a new secret has 160 bits; its mask shows eight signs of it',
    ],
  },
  {
    id: '6.5.4',
    level: 2,
    asks: 'Codes have at least 20 bits',
    shownBy: ['services/api/src/secrets/recovery-code.ts'],
  },
  {
    id: '6.5.5',
    level: 2,
    asks: 'A TOTP code lasts 30 seconds',
    decision:
      'The step before and after count as well, since phones’ clocks are off (RFC 6238, 5.2): 90 seconds. Each step counts once, and five wrong codes end the try.',
    shownBy: [
      'docs/decisions/0014-totp.md',
      'services/api/src/secrets/totp.test.ts › a code counts in its step, the one before and the one after, and tells its own step',
    ],
  },
  {
    id: '6.6.2',
    level: 2,
    asks: 'A code belongs to the sign-in that asked for it',
    shownBy: [
      "tests/api/second-factor/second-factor-replay.test.ts › a token takes the codes of its own user only, and another one's code stays unused",
    ],
  },
  {
    id: '6.6.3',
    level: 2,
    asks: 'Codes cannot be guessed through',
    shownBy: [
      'tests/api/second-factor/second-factor-replay.test.ts › after five wrong codes a token is spent, even for the right one',
      'tests/api/service/limits.test.ts › ten wrong codes shut the second factor of an account, whatever the token',
    ],
  },
];
