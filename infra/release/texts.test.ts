import { beforeEach, expect, test } from '@jest/globals';
import { built, newPublisher, shell, type TestPublisher } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import { publishedText } from './texts.ts';

let publisher: TestPublisher;
let first: ReleaseDocument;

const account = (version: string) => built({ name: 'remote-account', version });
const names = ['remote-account'];

beforeEach(async () => {
  publisher = newPublisher();
  first = await publish(publisher, { folders: [shell(), account('1.0.0')], by: 'ana' });
});

const tryAccount = () => publish(publisher, { folders: [account('2.0.0')], by: 'bo', canary: 10 });

test('a canary tells what its visitors get', async () => {
  const live = await tryAccount();

  expect(publishedText({ names, canary: 10 }, first, live)).toBe(
    [
      'Generation 2: shell 1.0.0, remote-account 1.0.0 (canary for 10 %: remote-account 2.0.0), not started in a browser.',
      'remote-account: 1.0.0 → 2.0.0',
      '  ~ files: entry.js',
    ].join('\n'),
  );
});

test('a canary in the place of another of the same apps says whose that was', async () => {
  const before = await tryAccount();
  const folders = [account('3.0.0')];
  const live = await publish(publisher, { folders, by: 'cy', canary: 5 });

  expect(publishedText({ names, canary: 5 }, before, live)).toContain(
    '\nIt takes the place of the canary for 10 % that bo began at 20',
  );
});

test('a hotfix beside its own canary tells of the hotfix, and that the canary is based on older', async () => {
  const before = await tryAccount();
  const live = await publish(publisher, { folders: [account('1.0.1')], by: 'ana' });

  expect(publishedText({ names }, before, live)).toBe(
    [
      'Generation 3: shell 1.0.0, remote-account 1.0.1 (canary for 10 %: remote-account 2.0.0), not started in a browser.',
      'remote-account: 1.0.0 → 1.0.1',
      '  ~ files: entry.js',
      'The canary of remote-account goes on. It is based on an older release: publish it again before it is promoted.',
    ].join('\n'),
  );
});

test('what another team published at the same moment is not told as one’s own', async () => {
  await publish(publisher, { folders: [built({ name: 'remote-public' })], by: 'cy' });
  const live = await publish(publisher, { folders: [account('1.0.1')], by: 'ana' });

  expect(publishedText({ names }, first, live)).not.toContain('remote-public: ');
});
