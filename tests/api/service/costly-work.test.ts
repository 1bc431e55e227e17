import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LimitedApi, newPlace } from '#tests/support/api/limited-api.ts';

let api: LimitedApi;
let slugs: string[];

beforeAll(async () => {
  api = await LimitedApi.start();
  const rows = await api.query('SELECT slug FROM places ORDER BY slug LIMIT 161');
  slugs = rows.map(({ slug }) => String(slug));
});

afterAll(() => api.stop());

async function statusAt(path: string, from: string): Promise<number> {
  const response = await fetch(api.process.url + path, { headers: { 'x-forwarded-for': from } });
  await response.arrayBuffer();
  return response.status;
}

const picture = (slug: string | undefined, from: string) =>
  statusAt(`/api/share/campgrounds/${slug}/picture.png`, from);

test('one place has sixty pictures drawn in a quarter of an hour, and all that were drawn before', async () => {
  const [place, other] = [newPlace(), newPlace()];

  const seen: number[] = [];
  for (const slug of slugs.slice(0, 61)) seen.push(await picture(slug, place));

  expect(seen).toEqual([...Array<number>(60).fill(200), 429]);
  expect(await picture(slugs[0], place)).toBe(200);
  expect(await picture(slugs[60], other)).toBe(200);
});

test('while one place asks for a hundred pictures at once, most are refused and others are answered', async () => {
  const [place, { visitor }] = [newPlace(), await api.signedIn()];

  const crowd = Promise.all(slugs.slice(61).map((slug) => picture(slug, place)));
  const [me, member] = await Promise.all([visitor.get('/api/auth/me'), api.signedIn()]);
  const refused = (await crowd).filter((status) => status !== 200);

  expect([me.status, (await member.visitor.get('/api/auth/me')).status]).toEqual([200, 200]);
  expect(refused.every((status) => status === 429 || status === 503)).toBe(true);
  expect(refused.length).toBeGreaterThan(50);
});
