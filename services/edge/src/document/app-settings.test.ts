import type { InlinedRelease, SetValue } from '@camp/release/document/release-document';
import { expect, test } from '@jest/globals';
import { page, startEdge } from '#edge.fixture.ts';

const setFor = (audience: SetValue['for']): SetValue[] => [
  {
    app: 'trips',
    name: 'page/trips',
    value: false,
    for: audience,
    by: 'ana',
    at: '2026-01-01T00:00:00.000Z',
    reason: 'It hangs.',
  },
];

const inlinedIn = (html: string) =>
  JSON.parse(/id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as InlinedRelease;

test('a page that is switched off answers 503, and names none of its files [app-settings-4]', async () => {
  const { url } = await startEdge({ settings: setFor({ kind: 'everyone' }) });

  const { response, html } = await page(`${url}/trips`);

  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(inlinedIn(html).settings).toEqual({ trips: { 'page/trips': false } });
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('as="script" href="/r/remote-trips/');
  expect((await page(`${url}/login`)).response.status).toBe(200);
});

test('of what is set for people a document says only that there is something [app-settings-2]', async () => {
  const { url } = await startEdge({ settings: setFor({ kind: 'people', ids: [7] }) });

  const { response, html } = await page(`${url}/trips`);

  expect(response.status).toBe(200);
  expect(inlinedIn(html)).toMatchObject({ hasPersonalSettings: true });
  expect(inlinedIn(html)).not.toHaveProperty('settings');
});

test('a share of the visitors, each the same at every visit, gets what is set for it [app-settings-2]', async () => {
  const { url } = await startEdge({ settings: setFor({ kind: 'share', percentage: 50 }) });
  const visit = async (cookie = '') => {
    const response = await fetch(`${url}/trips`, { headers: { cookie } });
    const set = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    return { status: response.status, cookie: [cookie, ...set].filter(Boolean).join('; ') };
  };

  const first = await Promise.all(Array.from({ length: 40 }, () => visit()));
  const again = await Promise.all(first.map(({ cookie }) => visit(cookie)));

  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(again.map(({ status }) => status)).toEqual(first.map(({ status }) => status));
});
