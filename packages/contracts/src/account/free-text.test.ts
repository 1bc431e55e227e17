import { expect, test } from '@jest/globals';
import { addPasskey } from './passkeys.ts';
import { registerBody } from './auth.ts';
import { hasVisible, plainTextOf } from './free-text.ts';
import { hostileNames, steering } from './hostile-names.fixture.ts';
import { profileBody } from './profile.ts';

const refusedWith = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

/** Each is named by its effect; all are written as escapes, so that this file can be read. */
const hostile = [
  ['turns the text round', '\u202Egnp.exe'],
  ['isolates', 'a\u2066b\u2069'],
  ['marks a direction', 'Kim\u200F'],
  ['is an Arabic letter mark', 'Kim\u061C'],
  ['has no width', 'Ad\u200Bmin'],
  ['is a byte order mark', 'Ki\uFEFFm'],
  ['joins nothing', 'Ad\u200Dmin'],
  ['keeps apart nothing', 'Ad\u200Cmin'],
  ['is a soft hyphen', 'Ad\u00ADmin'],
  ['is a control', 'Kim\u0007'],
  ['is a late control', 'Kim\u0085'],
  ['ends a line', 'Kim\u2028Admin'],
  ['is a filler that counts as a letter', 'Kim\u3164'],
  ['is a half-width filler', 'Kim\uFFA0'],
  ['is a tag', 'Kim\u{E0041}'],
  ['varies nothing', 'Kim\uFE0F'],
  ['is half a character', 'Kim\uD83D'],
] as const;

test.each(hostile)('a name with a character that %s is refused [session-9]', (_what, name) => {
  const profile = profileBody.safeParse({ display_name: name, location: name, bio: name });
  const registration = registerBody.safeParse({
    username: 'kim.camper',
    email: `kim${name}@mail.example`,
    password: 'Sturdy7-tent-pole',
    firstname: name,
    lastname: name,
  });
  const passkey = addPasskey.body.safeParse({ response: {}, name });

  expect(refusedWith(profile)).toEqual(Array(3).fill('hiddenCharacter'));
  expect(refusedWith(registration)).toContain('hiddenCharacter');
  expect(new Set(registration.error?.issues.map(({ path }) => path[0]))).toEqual(
    new Set(['email', 'firstname', 'lastname']),
  );
  expect(refusedWith(passkey)).toEqual(['hiddenCharacter']);
});

test.each([
  'Zoë Ömer-O’Brien',
  'François du Nord\u00A0!',
  '👨\u200D👩\u200D👧\u200D👦 camping',
  '❤\uFE0F 1\uFE0F\u20E3 🏕\uFE0F',
  '🧑🏽\u200D🚒',
  '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  'کتاب\u200Cها',
  'क्\u200Dष',
  'ශ්\u200Dරී',
  '葛\u{E0100}城',
  'عمر',
  'שלום',
])('the name %s stays as it is [session-9]', (name) => {
  const { data } = profileBody.safeParse({ display_name: name, bio: name });

  expect(data).toEqual({ display_name: name, bio: name });
  expect(plainTextOf(name)).toBe(name);
});

test('only what is written in several lines may have line ends', () => {
  const lines = 'Tents.\nAnd\tfires.\r\nEnd';

  expect(profileBody.safeParse({ bio: lines }).success).toBe(true);
  expect(refusedWith(profileBody.safeParse({ location: lines }))).toEqual(['hiddenCharacter']);
});

test.each(['\u2800', '\u2800 \u2800'])(
  'a name without anything to see is none: %j [session-11]',
  (name) => {
    const registration = registerBody.parse({
      username: 'kim.camper',
      email: 'kim@mail.example',
      password: 'Sturdy7-tent-pole',
      firstname: name,
    });

    expect(hasVisible(name)).toBe(false);
    expect(registration.firstname).toBe('');
    expect(profileBody.safeParse({ display_name: name }).success).toBe(false);
  },
);

test('what is kept from before is shown without such characters', () => {
  for (const [, name] of hostile) expect(plainTextOf(name)).not.toBe(name);
  expect(plainTextOf('\u202Egnp.exe')).toBe('gnp.exe');
  expect(plainTextOf('\u200B=1+1')).toBe('=1+1');
});

test('of two thousand hostile names none that is let in steers or hides anything [session-10]', () => {
  const accepted = hostileNames
    .map((name) => profileBody.safeParse({ display_name: name }).data?.display_name ?? '')
    .filter((name) => name !== '');

  expect(new Set(hostileNames).size).toBeGreaterThan(1_800);
  expect(accepted.length).toBeGreaterThan(100);
  expect(accepted.filter((name) => steering.test(name))).toEqual([]);
  expect(accepted.filter((name) => plainTextOf(name) !== name)).toEqual([]);
});
