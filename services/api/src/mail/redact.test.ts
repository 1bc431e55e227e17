import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { withoutCredentials, withoutPlaces, withoutTokens } from './redact.ts';

const site = 'https://campbc.example';
const token = 'q0Zr3-x_81bQm2TtYw5sVnKjHgFdSaPoIuYtRe9WqLk';

test.each([
  [`${site}/verify-email?token=${token}`],
  [`${site}/reset-password?TOKEN=short`],
  [`${site}/2fa/enroll?enroll_token=abc`],
  [`${site}/x?a=1&token=abc#top`],
  [`${site}/r/${token}`],
  [`${site}/r?t=${token}`],
  [`${site}/#${token}`],
  [`${site}/x?to%6ben=abc`],
  [`http://localhost:8080/r/${randomUUID()}`],
  [`${site}/r/${randomBytes(32).toString('hex')}`],
])('the link %s is hidden', (link) => {
  expect(withoutTokens(`Set it here:\n${link}\n\nBye`)).toBe('Set it here:\n[link hidden]\n\nBye');
});

test.each([
  [`${site}/settings`],
  [`${site}/regions/british-columbia/bc_emergency_alerts`],
  [`${site}/u/camper.20.long.name`],
  [`${site}/admin/email?lang=fr`],
])('the link %s stays', (link) => {
  const text = `Go to ${link} (today).`;

  expect(withoutTokens(text)).toBe(text);
});

test('a code of six digits is hidden, and no other number', () => {
  const shown = withoutTokens('Your code: 012345. Since 2026, 1234567 people at 203.0.113.7 came.');

  expect(shown).toBe('Your code: [hidden]. Since 2026, 1234567 people at 203.0.113.7 came.');
});

test.each([[token], [`<${token}>`], [`"${randomBytes(32).toString('base64')}"`], [randomUUID()]])(
  'outside of links %s is hidden, too',
  (word) => {
    const shown = withoutTokens(`554 refused ${word} today`);

    expect(shown).toContain('[hidden]');
    expect(shown).not.toMatch(/[\w-]{21}/);
  },
);

test('plain words, times and addresses stay', () => {
  const text =
    'Bonjour camper_20_characters! 2026-11-21T08:00:00.000Z, hello@campbc.example, anticonstitutionnellement, 550 5.1.1';

  expect(withoutTokens(text)).toBe(text.replace('camper_20_characters', 'camper_20_characters'));
});

test('a link inside of brackets or a markup is hidden with what follows it', () => {
  expect(withoutTokens(`(${site}/x?token=abc).`)).toBe('([link hidden]');
  expect(withoutTokens(`<a href="${site}/x?token=abc">here</a>`)).not.toContain('abc');
});

test.each([
  ['smtp://kim:p%40ss%20word@mail.example:587', ['kim', 'p@ss word', 'p%40ss%20word']],
  ['smtps://user%40mail.example:hunter2@mail.example', ['user@mail.example', 'hunter2']],
])('of %s neither user nor password is told, in no writing', (smtpUrl, secrets) => {
  const [user = '', password = ''] = secrets;
  const encoded = [user, password, `\0${user}\0${password}`].map((part) => btoa(part));
  const said = [...secrets, ...encoded].map((secret) => `[${secret}]`).join(' ');

  const shown = withoutCredentials(said, smtpUrl);

  expect(shown).toMatch(/^(\[\[hidden\]\] ?)+$/);
});

test.each(['', 'smtp://127.0.0.1:25'])(
  'without an account there (%p) a complaint stays',
  (smtpUrl) => {
    expect(withoutCredentials('connect ECONNREFUSED', smtpUrl)).toBe('connect ECONNREFUSED');
  },
);

test.each([
  ['getaddrinfo ENOTFOUND smtp.camp.example', 'getaddrinfo ENOTFOUND [hidden]'],
  ['connect to SMTP.camp.example:587 failed', 'connect to [hidden] failed'],
  ['connect ECONNREFUSED 10.0.0.7:25', 'connect ECONNREFUSED [hidden]'],
  ['connect ECONNREFUSED ::1:2525', 'connect ECONNREFUSED [hidden]'],
  ['connect ETIMEDOUT [2001:db8::25]:587', 'connect ETIMEDOUT [hidden]'],
  ['451 4.7.1 at 12:30:59, try later', '451 4.7.1 at 12:30:59, try later'],
  ['550 5.1.1 no such user', '550 5.1.1 no such user'],
])('of %s the mail server’s place is not told [system-health-4]', (error, shown) => {
  expect(withoutPlaces(error, 'smtp://smtp.camp.example:587')).toBe(shown);
});
