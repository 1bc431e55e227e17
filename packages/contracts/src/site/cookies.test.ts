import { expect, test } from '@jest/globals';
import { cookieIn, cookieLine, siteCookies } from './cookies.ts';

const { theme } = siteCookies;

test('a page over HTTPS keeps a choice for this host alone, one over HTTP under its plain name [sign-in-16]', () => {
  const line = (protocol: string) => cookieLine(theme, 'dark', { maxAge: 60, protocol });

  expect(line('https:')).toBe('__Host-campbc_theme=dark; path=/; max-age=60; samesite=lax; secure');
  expect(line('http:')).toBe('campbc_theme=dark; path=/; max-age=60; samesite=lax');
});

test.each([
  ['campbc_theme=light', 'light'],
  ['_ga=1; __Host-campbc_theme=dark; x=y', 'dark'],
  ['campbc_theme=light; __Host-campbc_theme=dark', 'dark'],
  ['xcampbc_theme=light; campbc_themes=dark', undefined],
  ['', undefined],
])('of %p the theme is %p', (cookies, value) => expect(cookieIn(cookies, theme)).toBe(value));
