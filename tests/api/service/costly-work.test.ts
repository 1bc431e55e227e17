import { describedCalls, operationOf } from '@camp/contracts/operations/operations';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LimitedApi } from '#tests/support/api/limited-api.ts';
import { newPlace } from '#tests/support/api/new-place.ts';

let api: LimitedApi;
let slugs: string[];

beforeAll(async () => {
  api = await LimitedApi.start();
  const rows = await api.query('SELECT slug FROM places ORDER BY slug LIMIT 161');
  slugs = rows.map(({ slug }) => String(slug));
});

afterAll(() => api.stop());

interface Asker {
  from: string;
  cookie?: string;
}

async function answerAt(path: string, { from, cookie = '' }: Asker) {
  const headers = { 'x-forwarded-for': from, cookie };
  const response = await fetch(api.process.url + path, { headers });
  await response.arrayBuffer();
  return { status: response.status, wait: Number(response.headers.get('retry-after')) };
}

const picture = async (slug: string | undefined, from: string) =>
  (await answerAt(`/api/share/campgrounds/${slug}/picture.png`, { from })).status;

test('one place has sixty pictures drawn in a quarter of an hour, and all that were drawn before', async () => {
  const [place, other] = [newPlace(), newPlace()];

  const seen: number[] = [];
  for (const slug of slugs.slice(0, 61)) seen.push(await picture(slug, place));

  expect(seen).toEqual([...Array<number>(60).fill(200), 429]);
  expect(await picture(slugs[0], place)).toBe(200);
  expect(await picture(slugs[60], other)).toBe(200);
});

test('while fifty places ask for a hundred pictures at once, most are refused and others are answered', async () => {
  const { visitor } = await api.signedIn();
  const places = Array.from({ length: 50 }, newPlace);

  const wanted = slugs.slice(61);
  const crowd = Promise.all(wanted.map((slug, at) => picture(slug, places[at % 50] ?? '')));
  const [me, member] = await Promise.all([visitor.get('/api/auth/me'), api.signedIn()]);
  const refused = (await crowd).filter((status) => status !== 200);

  expect([me.status, (await member.visitor.get('/api/auth/me')).status]).toEqual([200, 200]);
  expect(refused.every((status) => status === 429 || status === 503)).toBe(true);
  expect(refused.length).toBeGreaterThan(50);
});

/**
 * Kinds of work on the thread that answers all users, by the cost in the operation's description, with the
 * number of people who crowd: files are counted for each account, while the checks of a chain are bounded only
 * by a line, in which each person waits for their own turn.
 */
const crowdFor = new Map([
  ['exporting', 1],
  ['verifying', 50],
]);

const onMainThread = describedCalls().flatMap((call) => {
  const [method = '', path = ''] = call.split(' ');
  const people = crowdFor.get(operationOf({ method, path }).cost ?? '');
  return people ? [{ call, path, people }] : [];
});

/** Signs in an admin, who has saved a place, at a place of their own. */
async function asker(): Promise<Required<Asker>> {
  const { visitor } = await api.signedIn('admin');
  await visitor.put(`/api/places/lists/own/places/${slugs[0]}`, {});
  return { from: newPlace(), cookie: visitor.cookieHeader };
}

test.each(onMainThread)(
  'of a hundred calls at once of $call most are told when to come again, and others are answered',
  async ({ path, people }) => {
    const askers = await Promise.all(Array.from({ length: people }, asker));
    const other = await api.signedIn();
    const address = path.replace(':list', 'own').replace(':format', 'csv');

    const asked = Array.from({ length: 100 / people }, () => askers).flat();
    const crowd = Promise.all(asked.map((each) => answerAt(address, each)));
    const me = await other.visitor.get('/api/auth/me');
    const next = await api.signedIn();
    const answers = await crowd;
    const refused = answers.filter(({ status }) => status !== 200);

    expect([me.status, (await next.visitor.get('/api/auth/me')).status]).toEqual([200, 200]);
    expect(refused.length).toBeGreaterThan(50);
    expect(refused.length).toBeLessThan(100);
    expect(refused.every(({ status, wait }) => [429, 503].includes(status) && wait > 0)).toBe(true);
  },
);
