import { expect, test } from '@jest/globals';
import { bareCode, withAsciiDomain } from './normal-form.ts';

test.each(['kim@münchen.example', 'kim@MU\u0308NCHEN.example', 'kim@münchen\u3002example'])(
  '%s is at the domain that mail servers know [registration-3]',
  (typed) => expect(withAsciiDomain(typed)).toBe('kim@xn--mnchen-3ya.example'),
);

test.each([
  'kim@Mail.example',
  'kim',
  'münchen',
  'kim@',
  'kim@mü/mail.example',
  'kim@mü:1',
  'ü@a.b',
])('%s stays as it is [registration-3]', (typed) => expect(withAsciiDomain(typed)).toBe(typed));

test.each([
  '123 456',
  ' 1 2 3\t4 5 6\n',
  '123-456',
  '123\u2013456',
  '\u200E123\u00A0456\u200B',
  '１２３４５６',
])('blanks and dashes leave a code, and wide digits become plain: %j [sign-in-7]', (typed) =>
  expect(bareCode(typed)).toBe('123456'),
);
