import { expect, test } from '@jest/globals';
import { reportableAddress } from './reportable-address.ts';

const host = 'https://camp.example';

const routes = [
  '/',
  '/u/:username',
  '/regions',
  '/regions/british-columbia/*',
  '/verify-email',
  '/2fa/enroll',
  '/2fa/challenge',
  '/login',
  '/register',
  '/x',
  '/campgrounds',
  '/campgrounds/:slug',
  '/saved/:list',
  '/saved/shared/:code',
];

const cases = [
  ['/', '/'],
  ['/u/robin.camper', '/u/:username'],
  ['/regions?view=map', '/regions?view=map'],
  ['/regions?', '/regions'],
  ['/regions#fees', '/regions'],
  ['/verify-email?token=abc', '/verify-email'],
  ['/2fa/enroll?enroll_token=abc&step=2', '/2fa/enroll?step=2'],
  ['/login?twofa_token=abc', '/login'],
  ['/2fa/enroll?t=abc', '/2fa/enroll'],
  ['/2fa/challenge?code=123456', '/2fa/challenge'],
  ['/register?email=kim%40camp.example', '/register'],
  ['/x?view=map&token=abc&page=2&token=def', '/x?view=map&page=2'],
  ['/x?VIEW=map&%76iew=map', '/x'],
  ['/x?tokens=3&tent=2&token', '/x'],
  [
    '/campgrounds?at=49.283,-123.121&radius=50&sort=distance',
    '/campgrounds?radius=50&sort=distance',
  ],
  ['/campgrounds?q=kim%20lee&near=surrey&from=2026-07-01', '/campgrounds'],
  [
    '/campgrounds?amenity=water,toilets&type=boat-in',
    '/campgrounds?amenity=water,toilets&type=boat-in',
  ],
  ['/campgrounds?region=a%40camp.example', '/campgrounds'],
  ['/saved/shared/2b7QxHc9?page=2', '/saved/shared/:code?page=2'],
  ['/saved/7', '/saved/:list'],
  ['/campgrounds/alice-lake-campground', '/campgrounds/alice-lake-campground'],
  ['/campgrounds/kim%40camp.example', '/campgrounds/:slug'],
  ['/regions/british-columbia/kim', '/regions/british-columbia/*'],
  ['/kim@camp.example', '/404'],
] as const;

test.each(cases)('%s is reported as %s [frame-30]', (address, reported) => {
  expect(reportableAddress(host + address, routes)).toEqual({
    path: reported,
    location: host + reported,
  });
});
