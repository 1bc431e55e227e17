import { type Requirement, requirement } from '#tests/security/requirement.ts';

export const passwords: Requirement[] = [
  requirement('6.2.1', 1, 'Passwords have at least 8 characters', [
    'tests/api/auth/register.test.ts › a wrong %s is refused with its sentence',
  ]),
  requirement('6.2.2', 1, 'People change their password', [
    'tests/api/auth/passwords.test.ts › a changed password signs out everywhere, here too, mails, and leaves one audit row',
  ]),
  requirement('6.2.3', 1, 'A change asks for the current one', [
    'tests/api/auth/passwords.test.ts › a wrong current password is a wrong field, keeps the session and is on record',
  ]),
  requirement('6.2.4', 1, 'The 3,000 most used are refused', [
    'services/api/src/features/password/common-passwords.test.ts › of the most used passwords none that fits the rule is let in',
  ]),
  requirement('6.2.5', 1, 'No kinds of characters are demanded', {
    decision:
      'The product demands an uppercase letter, a lowercase letter and a digit, of any alphabet.',
    shownBy: [
      'docs/decisions/0263-numbers-of-the-product.md',
      'packages/contracts/src/account/auth.test.ts › %s fits the rule',
    ],
  }),
  requirement('6.2.6', 1, 'What is typed is hidden, and shown on request', [
    'packages/ui/src/fields/fields.test.tsx › a password is hidden until its button is pressed',
  ]),
  requirement('6.2.7', 1, 'Password managers and pasting work', [
    'packages/ui/src/fields/PasswordField.tsx',
  ]),
  requirement('6.2.8', 1, 'A password is checked as it was typed', {
    note: 'But for the way in which a keyboard writes a letter: Unicode’s NFKC, as NIST SP 800-63B-4 (3.1.1.2) asks.',
    shownBy: [
      'services/api/src/secrets/password.test.ts › a password is the same from a keyboard that writes its letters otherwise',
      'packages/contracts/src/account/auth.ts',
    ],
  }),
  requirement('6.2.9', 2, 'Passwords of 64 characters and more are fine', {
    note: 'Up to 128.',
    shownBy: [
      'tests/api/auth/register.test.ts › a wrong %s is refused with its sentence',
      'docs/decisions/0008-password-storage.md',
    ],
  }),
  requirement('6.2.10', 2, 'A password lasts until its owner changes it', [
    'docs/specification.md',
  ]),
  requirement('6.2.11', 2, 'Words of the site and of the person are refused', [
    'services/api/src/features/password/common-passwords.test.ts › the own word in %s is refused',
  ]),
  requirement('6.2.12', 2, 'Leaked passwords are refused', {
    note: 'The list is the 49,000 that leaks hold most often. A filter of all leaked ones is not part of the project.',
    shownBy: [
      'services/api/src/features/password/common-passwords.test.ts › of the most used passwords none that fits the rule is let in',
      'docs/decisions/0008-password-storage.md',
    ],
  }),
];

export const codes: Requirement[] = [
  requirement('6.5.1', 2, 'A code counts once', [
    'tests/api/second-factor/second-factor-replay.test.ts › a step is accepted once, also with another token',
    'tests/api/second-factor/recovery-codes.test.ts › of 50 who bring one recovery code at once, exactly one gets in',
  ]),
  requirement('6.5.2', 2, 'Recovery codes are kept under a slow hash with salt', {
    note: 'Argon2id as for passwords, under an HMAC by a key that is not in the database. Codes from before there were salts are under the HMAC alone until they are used or replaced.',
    shownBy: [
      'tests/api/second-factor/recovery-codes.test.ts › codes lie in the database as hashes, each set under a salt of its own',
      'services/api/src/secrets/recovery-code.test.ts › looking for a code among those %s a salt costs one slow hash',
      'docs/decisions/0132-slow-recovery-codes.md',
    ],
  }),
  requirement('6.5.3', 2, 'Codes and seeds are random', [
    'services/api/src/secrets/recovery-code.test.ts › ten different codes of two groups of five are made, without signs that look alike',
    'services/api/src/secrets/totp.test.ts › a new secret has 160 bits; its mask shows eight signs of it',
  ]),
  requirement('6.5.4', 2, 'Codes have at least 20 bits', [
    'services/api/src/secrets/recovery-code.ts',
  ]),
  requirement('6.5.5', 2, 'A TOTP code lasts 30 seconds', {
    decision:
      'The step before and after count as well, since phones’ clocks are off (RFC 6238, 5.2): 90 seconds. Each step counts once, and five wrong codes end the try.',
    shownBy: [
      'docs/decisions/0014-totp.md',
      'services/api/src/secrets/totp.test.ts › a code counts in its step, the one before and the one after, and tells its own step',
    ],
  }),
  requirement('6.6.2', 2, 'A code belongs to the sign-in that asked for it', [
    "tests/api/second-factor/second-factor-replay.test.ts › a token takes the codes of its own user only, and another one's code stays unused",
  ]),
  requirement('6.6.3', 2, 'Codes cannot be guessed through', [
    'tests/api/second-factor/second-factor-replay.test.ts › after five wrong codes a token is spent, even for the right one',
    'tests/api/service/limits.test.ts › ten wrong codes shut the second factor of an account, whatever the token',
  ]),
];
