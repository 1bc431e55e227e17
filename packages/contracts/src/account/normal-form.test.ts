import { expect, test } from '@jest/globals';
import { withAsciiDomain } from './normal-form.ts';

test.each(['kim@münchen.example', 'kim@MU\u0308NCHEN.example', 'kim@münchen\u3002example'])(
  '%s is at the domain that mail servers know',
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
])('%s stays as it is', (typed) => expect(withAsciiDomain(typed)).toBe(typed));
