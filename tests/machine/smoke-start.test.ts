import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personTabs } from '@camp/contracts/site/slots';
import type { RefusalCode } from '@camp/release/gate/refusal';
import { publish } from '@camp/release/publish/publish';
import { expect, jest, test } from '@jest/globals';
import { publisherOf } from '#infra/site/publisher.ts';
import { rehearse } from '#infra/release/rehearsal.ts';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';
import { changedBuild } from '#tests/support/builds/changed-build.ts';
import { faultyPages } from '#tests/support/builds/faulty-pages.ts';
import { harmlessPages } from '#tests/support/builds/harmless-pages.ts';
import { sentences, started } from '#tests/support/builds/started-release.ts';
import { type PageMaker, tinyRemote } from '#tests/support/builds/tiny-remote.ts';
import { FilesHost } from '#tests/support/servers/files-host.ts';

/* Nothing here goes live for the public: releases are started in a browser, and refused or not. */
type Faulty = keyof typeof faultyPages | 'endless';
type Reasons = Partial<Record<Faulty, [RefusalCode, RegExp]>>;

/** Code with which each page is refused, and the sentence about it: pages that are never there. */
const absent: Reasons = {
  throwing: ['PAGE_FAILS', /\/throwing as admin(?:_jr)?: the shell cannot show it/],
  empty: ['PAGE_EMPTY', /it shows nothing/],
  looping: ['PAGE_STARVES', /main thread has no rest|no link leads away/],
  /* The shell gives up before the smoke start does. */
  waiting: ['PAGE_FAILS', /the shell cannot show it/],
  endless: ['PAGE_FAILS', /the shell cannot show it/],
  blocking: ['PAGE_STARVES', /main thread/],
};

/** Pages that are there, and do what they may not. */
const unruly: Reasons = {
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
};

/** Pages that fail once they are used. */
const fragile: Reasons = {
  tripping: ['PAGE_PRESS_THROWS', /after the button "Pitch the tent" is pressed, it throws/],
  posting: ['PAGE_PRESS_THROWS', /after the form "Book" is sent.*stay: camper@campbc\.example/],
  ringing: ['PAGE_PRESS_CALLS_NOTHING', /"Ring the bell".*GET \/api\/tents with 404/],
  crumbling: ['PAGE_PRESS_FAILS', /"Open the tent" is pressed, the shell cannot show it/],
  fleeting: ['PAGE_FAILS_AGAIN', /visited again, .*The tent was for one night/],
};

/** Pages that fail elsewhere, or when they are visited often. */
const wanting: Reasons = {
  nocturnal: ['PAGE_FAILS_ELSEWHERE', /in the dark theme.*No moon tonight/],
  distant: ['PAGE_FAILS_ELSEWHERE', /in the time zone of Auckland.*It is tomorrow already/],
  ample: ['PAGE_TOO_WIDE', /at 1920 px it is 2\d\d\d px wide/],
  tight: ['PAGE_TOO_WIDE', /with texts three times as long, at 360 px it is \d+ px wide/],
  listening: ['PAGE_OVERSPENDS', /\d connections are kept open once it is there, over 3/],
  chatty: ['PAGE_OVERSPENDS', /it makes \d\d calls before it is there/],
  hoarding: ['PAGE_OVERSPENDS', /each visit leaves \d+ kB of memory behind/],
  stuffing: ['PAGE_OVERSPENDS', /it keeps \d+ kB in the browser, over 500 kB/],
};

async function refusedPages(all: Reasons) {
  const names = Object.keys(all) as Faulty[];
  const remotes = names.map((name) =>
    name === 'endless'
      ? tinyRemote({ name, page: faultyPages.empty, isEndless: true })
      : tinyRemote({ name, page: faultyPages[name] }),
  );
  const apps = names.map((name) => `remote-${name}`);

  const seen = await started(apps, async () => ({ folders: remotes }));

  const said = Object.entries(all).map(([name, [code]]) => [
    name,
    sentences(seen, code, `remote-${name}, `).join('\n') || seen.refused?.message,
  ]);
  return { ...seen, said };
}

const matching = (all: Reasons) =>
  Object.entries(all).map(([name, [, sentence]]) => [name, expect.stringMatching(sentence)]);

test.each([
  { what: 'is never there', pages: absent },
  { what: 'does what it may not', pages: unruly },
  { what: 'fails once it is used', pages: fragile },
  { what: 'fails elsewhere, or when it is visited often', pages: wanting },
])(
  'each page that $what is refused for its own reason, all in one go [gate-1, gate-3]',
  async ({ pages }) => {
    const seen = await refusedPages(pages);

    expect(seen.said).toEqual(matching(pages));
    const [folder = ''] = readdirSync(join(seen.dataDir, 'smoke'));
    expect(seen.refused?.message).toContain(
      `Screenshots are in ${join(seen.dataDir, 'smoke', folder)}.`,
    );
    const [name = ''] = Object.keys(pages);
    expect(readdirSync(join(seen.dataDir, 'smoke', folder)).join()).toContain(
      `remote-${name}_${name}-`,
    );
  },
);

test('a page that cannot read what an earlier build has kept is refused [gate-3]', async () => {
  const keeps: PageMaker =
    ({ createElement }) =>
    () => {
      localStorage.setItem('campbc:tents', 'two');
      return createElement('h1', null, 'Tents');
    };
  const reads: PageMaker =
    ({ createElement }) =>
    () => {
      if (localStorage.getItem('campbc:tents') === 'two') throw new Error('No tents are read.');
      return createElement('h1', null, 'Tents');
    };
  const tents = (page: PageMaker) => async () => ({
    folders: [tinyRemote({ name: 'tents', page })],
  });

  const first = await started(['remote-tents'], tents(keeps));
  const wrong = await started(['remote-tents'], tents(reads), first);

  expect(first.refused).toBeNull();
  expect(wrong.refused?.refusals).toEqual([
    expect.objectContaining({
      code: 'PAGE_FAILS_STORED',
      message: expect.stringMatching(/kept in the browser \(campbc:tents.*No tents are read/),
    }),
  ]);
});

test('a tab that throws on a page of another app is refused [gate-1]', async () => {
  const tab: PageMaker =
    ({ createElement }) =>
    () => {
      if (location.search === '') return createElement('h1', null, 'Tents');
      throw new Error('This tab is torn.');
    };
  const remote = tinyRemote({ name: 'tents', page: tab, slot: personTabs });

  const seen = await started(['remote-tents'], async () => ({ folders: [remote] }));

  expect(seen.refused?.message).toMatch(
    /remote-admin, \/admin\/users\/:id\?tab=tents\/page as admin.*This tab is torn/,
  );
});

test('a journey that cannot be taken is refused with the step that fails [gate-4]', async () => {
  const journey = { name: 'a night', as: 'admin', at: '/obliging' } as const;
  const remote = tinyRemote({
    name: 'obliging',
    page: harmlessPages.obliging,
    journeys: [
      { ...journey, steps: [{ press: 'button', named: 'Take away' }, { see: 'Leave' }] },
      { ...journey, name: 'a week', steps: [{ press: 'button', named: 'Come back' }] },
    ],
  });

  const seen = await started(['remote-obliging'], async () => ({ folders: [remote] }));

  expect(sentences(seen, 'JOURNEY_FAILS')).toEqual([
    expect.stringMatching(
      /on the journey "a week", after \d+ s, no button "Come back" can be pressed/,
    ),
  ]);
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

test('of a build that differs in one page, just that page is tried again [gate-5]', async () => {
  const saying = (to: string) => async () => ({
    folders: [await changedBuild(account, { ...warmer, to })],
  });
  const first = await started([account], saying('The kettle is on.'));
  const second = await started([account], saying('The tea is on.'), first);

  expect([first.refused, second.refused]).toEqual([null, null]);
  const [, all] = /^Opened (\d+) pages .* s\.$/.exec(first.told.join()) ?? [];
  expect(second.told.join()).toContain(`, ${Number(all) - 1} of them only once: `);
});

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
