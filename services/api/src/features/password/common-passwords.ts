import { wrongField } from '#errors/api-error.ts';

/** The most common words of leaked passwords, in lower case, without digits and symbols around them. */
const commonWords = new Set([
  'password',
  'passwort',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'qwerty',
  'qwertyuiop',
  'qwertz',
  'azerty',
  'asdfgh',
  'asdfghjkl',
  'zxcvbn',
  'zxcvbnm',
  'abc',
  'abcd',
  'abcdef',
  'abcdefg',
  'letmein',
  'welcome',
  'admin',
  'administrator',
  'login',
  'iloveyou',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'master',
  'shadow',
  'trustno',
  'changeme',
  'secret',
  'summer',
  'winter',
  'spring',
  'autumn',
  'canada',
  'camping',
  'campbc',
  'test',
  'testing',
  'qazwsx',
]);

/** Whether a password is one of the first that anybody would try (OWASP ASVS 5.0, 6.2.4). */
export function isCommonPassword(password: string): boolean {
  const word = password.toLowerCase().replaceAll(/^[\d\W_]+|[\d\W_]+$/g, '');
  return commonWords.has(word);
}

/** @throws {@link ApiError} VALIDATION on the field when the password is easy to guess. */
export function refuseCommonPassword(password: string, field: 'password' | 'newPassword'): void {
  if (!isCommonPassword(password)) return;
  throw wrongField(field, 'passwordTooCommon');
}
