import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RefusalCode } from '@camp/release/gate/refusal';
import { publish, type Publishing } from '@camp/release/publish/publish';
import { ReleaseError } from '@camp/release/release-error';
import { expect, jest, test } from '@jest/globals';
import { publisherOf } from '#infra/site/publisher.ts';
import { rehearse } from '#infra/release/rehearsal.ts';
import { smokeStartOf } from '#infra/release/smoke-start/smoke-start.ts';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';
import { chromiumOptions } from '#tests/support/servers/chromium.ts';
import { changedBuild } from '#tests/support/builds/changed-build.ts';
import { buildOfDeadShell } from '#tests/support/builds/faulty-build.ts';
import { faultyPages } from '#tests/support/builds/faulty-pages.ts';
import { harmlessPages } from '#tests/support/builds/harmless-pages.ts';
import { tinyRemote } from '#tests/support/builds/tiny-remote.ts';
import { FilesHost } from '#tests/support/servers/files-host.ts';

/* Nothing here goes live for the public: releases are started in a browser, and refused or not. */
interface StartResult {
  dataDir: string;
  told: string[];
  /** Null where it went live. */
  refused: ReleaseError | null;
}

async function started(
  apps: string[],
  publishing: (dataDir: string) => Promise<Pick<Publishing, 'folders' | 'filesUrl'>>,
): Promise<StartResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campbc-smoke-'));
  await publishFirstRelease(dataDir);
  const told: string[] = [];
  const smokeStart = smokeStartOf({
    dataDir,
    environment: { PATH: process.env['PATH'] },
    apps,
    browser: chromiumOptions.executablePath,
    screenshotsFolder: join(dataDir, 'smoke'),
    maxRefused: apps.length > 1 ? 100 : 1,
    tell: (sentence) => told.push(sentence),
  });
  const refused = await publish(publisherOf(dataDir), {
    ...(await publishing(dataDir)),
    by: 'tests',
    smokeStart,
  }).then(
    () => null,
    (error: unknown) => {
      if (error instanceof ReleaseError && error.code === 'REFUSED') return error;
      throw error;
    },
  );
  return { dataDir, told, refused };
}

/** Returns the sentences of refusals with a code, about an app. */
function sentences({ refused }: StartResult, code: RefusalCode, app = ''): string[] {
  return (refused?.refusals ?? [])
    .filter((refusal) => refusal.code === code && refusal.message.startsWith(app))
    .map(({ message }) => message);
}

type Faulty = keyof typeof faultyPages | 'endless';

/** Code with which each page is refused, and the sentence about it. */
const expected: Record<Faulty, [RefusalCode, RegExp]> = {
  throwing: ['PAGE_FAILS', /\/throwing as admin(?:_jr)?: the shell cannot show it/],
  empty: ['PAGE_EMPTY', /it shows nothing/],
  looping: ['PAGE_STARVES', /main thread has no rest|no link leads away/],
  /* The shell gives up before the smoke start does. */
  waiting: ['PAGE_FAILS', /the shell cannot show it/],
  endless: ['PAGE_FAILS', /the shell cannot show it/],
  blocking: ['PAGE_STARVES', /main thread/],
  wide: ['PAGE_TOO_WIDE', /it is 56,?0\d\d px wide, because of <p> Tents/],
  narrow: ['PAGE_TOO_WIDE', /French, 360 px: it is 7\d\d px wide/],
  complaining: ['PAGE_LOGS_ERROR', /it logs an error: No tent is left/],
  forgetful: ['PAGE_THREW', /it throws: Error: Nobody caught the tent/],
  lawless: ['PAGE_BREAKS_POLICY', /the security policy refuses it: style-src/],
  lost: ['PAGE_LINKS_NOWHERE', /it links to \/tents\/tomorrow/],
  asking: ['CALL_REFUSED', /GET \/api\/tents with 404/],
  freezing: ['PAGE_LEAVES_TRACES', /inert/],
  painting: ['PAGE_LEAVES_TRACES', /style sheets added by script/],
  naming: ['PAGE_LEAVES_TRACES', /language|attributes of <body>/],
  particular: ['PAGE_FAILS', /\/particular as admin: /],
  tripping: ['PAGE_PRESS_THROWS', /after the button "Pitch the tent" is pressed, it throws/],
  posting: ['PAGE_PRESS_THROWS', /after the form "Book" is sent.*stay: camper@campbc\.example/],
  ringing: ['PAGE_PRESS_CALLS_NOTHING', /"Ring the bell".*GET \/api\/tents with 404/],
  crumbling: ['PAGE_PRESS_FAILS', /"Open the tent" is pressed, the shell cannot show it/],
  fleeting: ['PAGE_FAILS_AGAIN', /visited again, .*The tent was for one night/],
};

test('each page that misbehaves is refused for its own reason, all in one go [gate-1]', async () => {
  const names = Object.keys(faultyPages) as (keyof typeof faultyPages)[];
  const remotes = names.map((name) => tinyRemote({ name, page: faultyPages[name] }));
  remotes.push(tinyRemote({ name: 'endless', page: faultyPages.empty, isEndless: true }));
  const apps = [...names, 'endless'].map((name) => `remote-${name}`);

  const seen = await started(apps, async () => ({ folders: remotes }));

  const said = Object.entries(expected).map(([name, [code]]) => [
    name,
    sentences(seen, code, `remote-${name}, `).join('\n') || seen.refused?.message,
  ]);
  expect(said).toEqual(
    Object.entries(expected).map(([name, [, sentence]]) => [name, expect.stringMatching(sentence)]),
  );
  const [folder = ''] = readdirSync(join(seen.dataDir, 'smoke'));
  expect(seen.refused?.message).toContain(
    `Screenshots are in ${join(seen.dataDir, 'smoke', folder)}.`,
  );
  expect(readdirSync(join(seen.dataDir, 'smoke', folder)).join()).toContain('remote-lost_lost-');
});

test('pages that look suspicious and are fine go live', async () => {
  const names = Object.keys(harmlessPages) as (keyof typeof harmlessPages)[];
  const remotes = names.map((name) =>
    tinyRemote({ name, page: harmlessPages[name], access: 'moderator' }),
  );

  const { refused, told } = await started(
    names.map((name) => `remote-${name}`),
    async () => ({ folders: remotes }),
  );

  expect(refused?.message).toBeUndefined();
  expect(told.join()).toMatch(/^Opened 7 pages as 3 kinds of visitors in [\d.]+ s\.$/);
});

test.each([
  ['throws', 'PAGE_THREW'],
  ['waits', 'PAGE_EMPTY'],
] as const)('a shell that %s at its start never goes live', async (how, code) => {
  const seen = await started(['shell'], async () => ({ folders: [await buildOfDeadShell(how)] }));

  expect(seen.refused?.refusals?.map((refusal) => refusal.code)).toContain(code);
});

test('a check of a build that was live before finds its files', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'campbc-smoke-'));
  await publishFirstRelease(dataDir);
  const [before, after] = [harmlessPages.scrolling, harmlessPages.tidy].map((page) =>
    tinyRemote({ name: 'tents', page, access: 'moderator' }),
  ) as [string, string];
  const publisher = publisherOf(dataDir);
  for (const folder of [before, after])
    await publish(publisher, { folders: [folder], by: 'tests' });

  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const rehearsed = rehearse(
    { reader: publisher, dataDir, names: ['remote-tents'], isWithoutBrowser: false },
    { folders: [before], by: 'tests' },
  );

  await expect(rehearsed).resolves.toBeUndefined();
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/^Opened 1 page /));
});

const account = 'remote-account';
const warmer = { from: 'Welcome back to the campfire.', to: 'The kettle is on.' };

test('files at a mistyped address are noticed before anybody asks for them', async () => {
  const filesUrl = 'http://localhost:9/r/';

  const seen = await started([account], async () => ({
    folders: [await changedBuild(account, warmer)],
    filesUrl,
  }));

  expect(sentences(seen, 'FILE_UNREACHABLE').join()).toContain(
    `a browser cannot fetch ${filesUrl}`,
  );
});

test('a host of files without CORS is noticed before anybody asks for them', async () => {
  let host: FilesHost | undefined;

  const seen = await started([account], async (dataDir) => {
    host = await FilesHost.start(join(dataDir, 'releases/files'), account, { hasCors: false });
    return { folders: [await changedBuild(account, warmer)], filesUrl: `${host.origin}/` };
  });

  expect(sentences(seen, 'FILE_UNREACHABLE').join()).toMatch(/cannot fetch .*entry.*CORS/);
  await host?.stop();
});
