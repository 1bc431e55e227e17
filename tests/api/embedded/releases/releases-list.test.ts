import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { built, newPublisher, shell } from '@camp/release/built-app.fixture';
import type { Generation } from '@camp/contracts/staff/releases';
import { endCanary, promote } from '@camp/release/publish/canary';
import type { Publisher } from '@camp/release/publish/next-generation';
import { publish } from '@camp/release/publish/publish';
import { rollback } from '@camp/release/publish/rollback';
import { signRelease } from '@camp/release/document/signature';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { signedInAt } from '#tests/support/api/staff-elsewhere.ts';
import type { Answer, Visitor } from '#tests/support/api/visitor.ts';

const path = '/api/admin/releases';

interface List {
  live: Generation | null;
  history: Generation[];
  next: number | null;
}

const listIn = ({ body }: Answer) => body as unknown as List;

/** An admin of an API of its own, over a publisher's store. */
class Site {
  readonly publisher = newPublisher();
  private api: ApiProcess | undefined;
  private admin: Visitor | undefined;

  async start(environment: NodeJS.ProcessEnv = {}): Promise<void> {
    const { folder, keys } = this.publisher;
    const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const releases = { RELEASE_DIR: folder, RELEASE_PUBLIC_KEY: publicKey };
    this.api = await startApi({ environment: { ...releases, ...environment } });
    this.admin = (await signedInAt(this.api, 'admin')).visitor;
  }

  async ask(address: string): Promise<Answer> {
    if (!this.admin) throw new Error('Not started.');
    return this.admin.get(address);
  }

  async list(asked = ''): Promise<List> {
    return listIn(await this.ask(path + asked));
  }

  async stop(): Promise<void> {
    await this.api?.service.stop();
  }
}

const smoke = { browser: 'Chromium 150.0.1', pages: 3 };

/** Publishes the shell with one remote, then another remote that no browser opened, then the first again. */
async function publishThree(publisher: Publisher): Promise<void> {
  const folders = [shell(), built({ name: 'remote-public', version: '1.0.0-a' })];
  const smokeStart = async () => ({ at: '2026-01-01T00:00:00.000Z', ...smoke });
  await publish(publisher, { folders, by: 'ana', smokeStart });
  await publish(publisher, {
    folders: [built({ name: 'remote-public', version: '1.1.0-b' })],
    by: 'bo',
    isKept: true,
  });
  await rollback(publisher, { generation: 1, by: 'cy' });
}

const site = new Site();
const long = new Site();

beforeAll(async () => {
  await publishThree(site.publisher);
  await publish(long.publisher, { folders: [shell()], by: 'ana' });
  await repeat(long.publisher, 59);
  await Promise.all([site.start(), long.start()]);
});

afterAll(() => Promise.all([site.stop(), long.stop()]));

/** Publishes more generations with the same content, signed like any other. */
async function repeat(publisher: Publisher, times: number): Promise<void> {
  const text = (await publisher.store.readDocument(1)) ?? '';
  const { signature: _signature, ...first } = JSON.parse(text);
  for (let generation = 2; generation < 2 + times; generation += 1) {
    const document = JSON.stringify(
      signRelease({ ...first, generation }, publisher.keys.privateKey),
    );
    await publisher.store.claimDocument(generation, document);
    await publisher.store.switchLive(document);
  }
}

test('what is live and what was is told, with what each generation changed [releases-1, calls-staff-1]', async () => {
  const { live, history, next } = await site.list();

  expect(live).toEqual(history[0]);
  expect(next).toBeNull();
  expect(history.map(({ generation, by }) => [generation, by])).toEqual([
    [3, 'cy'],
    [2, 'bo'],
    [1, 'ana'],
  ]);
  expect(history.map(({ smoke: told }) => told)).toEqual([
    null,
    { browser: null, pages: 0 },
    smoke,
  ]);
  expect(history.map(({ is_kept }) => is_kept)).toEqual([false, true, false]);
  expect(history.map(({ made_by }) => made_by)).toEqual(['person', 'person', 'person']);
  const none = { loads: 0, failures: 0 };
  const [third = '', second = '', first = ''] = history.map(({ created_at }) => created_at);
  const same = { name: 'shell', version: '1.0.0', is_new: false, bytes: null };
  const ofShell = { ...same, ...none, since: first };
  const remote = { name: 'remote-public', is_new: true, bytes: 0, ...none };
  expect(history.map(({ builds }) => builds)).toEqual([
    [ofShell, { ...remote, version: '1.0.0-a', since: third }],
    [ofShell, { ...remote, version: '1.1.0-b', since: second }],
    [
      { ...ofShell, is_new: true },
      { ...remote, version: '1.0.0-a', since: first },
    ],
  ]);
  expect(Date.parse(history[0]?.created_at ?? '')).toBeLessThanOrEqual(Date.now());
});

test.each(['cursor', 'before'])(
  'what a page’s last generation changed is told against the one on the next page, which %s leads to',
  async (name) => {
    const { live, history, next } = await site.list(`?limit=1&${name}=3`);

    expect(live?.generation).toBe(3);
    expect(history.map(({ generation }) => generation)).toEqual([2]);
    expect(history[0]?.builds.map(({ is_new }) => is_new)).toEqual([false, true]);
    expect(next).toBe(2);
  },
);

test('sixty generations come in pages of twenty-five', async () => {
  const pages = [await long.list()];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    pages.push(await long.list(`?cursor=${next}`));
  }

  expect(pages.map(({ history }) => history.length)).toEqual([25, 25, 10]);
  const seen = pages.flatMap(({ history }) => history.map(({ generation }) => generation));
  expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
  expect(new Set(pages.map(({ live }) => live?.generation))).toEqual(new Set([60]));
});

test.each(['limit=0', 'limit=-1', 'limit=101', 'limit=x', 'cursor=0', 'cursor=-3', 'cursor=x'])(
  '%s is refused',
  async (asked) => {
    const { status, body } = await site.ask(`${path}?${asked}`);

    expect(status).toBe(422);
    expect(body).toHaveProperty(`fields.${asked.split('=')[0]}`);
  },
);

test('only what we signed is told, and health says when the live document is not ours', async () => {
  const own = new Site();
  await publishThree(own.publisher);
  await own.start();
  const check = async () => {
    const { body } = await own.ask('/api/debug/health');
    return (body['checks'] as { name: string }[]).find(({ name }) => name === 'release');
  };
  const before = await check();
  const documents = join(own.publisher.folder, 'documents');
  copyFileSync(join(documents, '1.json'), join(documents, '2.json'));
  writeFileSync(join(own.publisher.folder, 'live.json'), '{"generation": 9}');

  const { live, history } = await own.list();
  const after = await check();

  await own.stop();
  expect(before).toMatchObject({ ok: true, detail: 'generation 3' });
  expect(live?.generation).toBe(3);
  expect(history.map(({ generation }) => generation)).toEqual([3, 1]);
  expect(after).toMatchObject({
    ok: false,
    detail: 'What is live is not signed by us; generation 3 is served instead.',
  });
});

test('in development nothing signed is live', async () => {
  const own = new Site();
  await publishThree(own.publisher);
  await own.start({ RELEASE_DEV: 'true' });

  const list = await own.list();

  await own.stop();
  expect(list).toEqual({ live: null, history: [], next: null, acting: 'not-set-up' });
});

test('a canary is told with its builds, and what became of it with each generation', async () => {
  const own = new Site();
  const folders = [shell(), built({ name: 'remote-public' }), built({ name: 'remote-old' })];
  await publish(own.publisher, { folders, by: 'ana' });
  const tried = [built({ name: 'remote-public', version: '2.0.0' })];
  await publish(own.publisher, { folders: tried, by: 'bo', canary: 5 });
  await promote(own.publisher, { by: 'cy', percentage: 50 });
  await publish(own.publisher, { folders: [built({ name: 'remote-new' })], by: 'di' });
  await endCanary(own.publisher, { by: 'ed' });
  await own.start();

  const { history } = await own.list();

  await own.stop();
  const changes = history.map(({ canary_changes, canaries }) => [
    canary_changes[0]?.change,
    canaries[0]?.percentage,
  ]);
  expect(changes).toEqual([
    ['ended', undefined],
    [undefined, 50],
    ['changed', 50],
    ['begun', 5],
    [undefined, undefined],
  ]);
  expect(history[3]?.canaries).toEqual([
    {
      name: 'remote-public',
      percentage: 5,
      since: expect.any(String),
      by: 'bo',
      builds: [{ name: 'remote-public', version: '2.0.0', loads: 0, failures: 0 }],
      outdated: [],
    },
  ]);
  expect(history.map(({ builds }) => builds.filter(({ is_new }) => is_new).length)).toEqual([
    0, 1, 0, 0, 3,
  ]);
});
