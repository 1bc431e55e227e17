import { expect, test } from '@jest/globals';
import { messages } from './messages.ts';
import { resources } from './resources.ts';

const addresses = resources.flatMap(({ href }) => Object.values(href)).map((href) => new URL(href));

test('there are six resources, each listed once [public-pages-14]', () => {
  expect(resources).toHaveLength(6);
  expect(new Set(resources.map(({ key }) => key)).size).toBe(6);
});

test('every address is https, and on a government’s or its agency’s host but for the video search [public-pages-14]', () => {
  const official = /(^|\.)(gov\.bc\.ca|drivebc\.ca|gc\.ca)$/;
  const others = addresses.filter(({ hostname }) => !official.test(hostname));

  expect(addresses.every(({ protocol }) => protocol === 'https:')).toBe(true);
  expect(new Set(others.map(({ hostname }) => hostname))).toEqual(new Set(['www.youtube.com']));
});

test('federal pages are the ones of the reader’s language [public-pages-15]', () => {
  const federal = addresses
    .map(({ hostname }) => hostname)
    .filter((host) => host.endsWith('gc.ca'));

  expect(federal).toEqual(['weather.gc.ca', 'meteo.gc.ca', 'weather.gc.ca', 'meteo.gc.ca']);
});

test('the weather card says Stay Tuned [public-pages-14]', () => {
  expect(messages.en.resources.weather.title).toBe('Stay Tuned');
});
