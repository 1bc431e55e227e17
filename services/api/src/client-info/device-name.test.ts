import { expect, test } from '@jest/globals';
import { describeUserAgent, nameDevice } from './device-name.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

test('a device is named in the reader’s language', () => {
  expect(nameDevice(firefox, 'en')).toBe('Firefox on Windows');
  expect(nameDevice(firefox, 'fr')).toBe('Firefox sur Windows');
  expect(nameDevice('', 'en')).toBe('an unknown browser');
  expect(nameDevice('curl/8.0 (X11; Linux)', 'fr')).toBe('un navigateur inconnu sur Linux');
});

test.each([
  '<script>alert(1)</script>/1',
  'constructor',
  '__proto__/1',
  'visit evil.example/1.0',
  '('.repeat(300),
])('nothing of %p comes through', (userAgent) => {
  expect(describeUserAgent(userAgent)).toEqual({ browser: '', system: '' });
});
