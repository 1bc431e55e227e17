import { expect, test } from '@jest/globals';
import { findBrowser } from './find-browser.ts';

const among =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file);

test('the browser that is named comes first, then those on the path, then the usual places', () => {
  const there = among('/mine/browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome');

  expect(findBrowser({ CHROMIUM_PATH: '/mine/browser', PATH: '/usr/bin' }, there)).toBe(
    '/mine/browser',
  );
  expect(findBrowser({ PATH: '/bin:/usr/bin' }, there)).toBe('/usr/bin/google-chrome');
  expect(findBrowser({ PATH: '/bin' }, there)).toBe('/opt/google/chrome/chrome');
});

test('where there is none, a sentence says how to get one and how to go on without', () => {
  expect(() => findBrowser({}, among())).toThrow(/^No Chrome, .*CHROMIUM_PATH.*--without-browser/);
});

test('a browser that is named and is not there is not replaced by another one', () => {
  const there = among('/usr/bin/chromium');

  expect(() => findBrowser({ CHROMIUM_PATH: '/gone', PATH: '/usr/bin' }, there)).toThrow(
    'CHROMIUM_PATH says /gone, which is no program.',
  );
});
