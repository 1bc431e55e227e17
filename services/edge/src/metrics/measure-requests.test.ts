import { expect, test } from '@jest/globals';
import { kindOf } from './measure-requests.ts';

test.each([
  ['/', 'document'],
  ['/u/ana', 'document'],
  ['/metrics', 'document'],
  ['/r/shell/1/shell.js', 'file'],
  ['/boot.1a2b.js', 'file'],
  ['/share.jpg', 'file'],
  ['/api/auth/me', 'api'],
  ['/readyz', 'api'],
  ['/apiary', 'document'],
  ['/robots.txt', 'seo'],
  ['/sitemap.xml', 'seo'],
  ['/healthz', 'other'],
  ['/release.json', 'other'],
  ['/.well-known/security.txt', 'other'],
])('%s is counted as %s [calls-account-2]', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});
