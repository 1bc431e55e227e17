import { built, newPlace, shell, type TestPlace } from '@camp/release/built-app.fixture';
import { type Place, publish, rollback } from '@camp/release/publish/publish';
import { liveDocument } from '@camp/release/store/verified-documents';
import { beforeEach, expect, test } from '@jest/globals';
import type { Releases } from '#releases.ts';
import { changeRelease } from './change-release.ts';
import { GenerationMoved } from './next-generation-store.ts';

const backToFirst = (place: Place) => rollback(place, { generation: 1, by: 'ana' });

let place: TestPlace;
let releases: Releases;

beforeEach(async () => {
  place = newPlace();
  releases = { store: place.store, ...place.keys };
  await publish(place, { folders: [shell(), account('1.0.0')], by: 'ana' });
  await publish(place, { folders: [account('2.0.0')], by: 'ana' });
});

const account = (version: string) => built({ name: 'remote-account', version });

test('what was decided upon what is live is done', async () => {
  const done = await changeRelease(releases, { seen: 2, act: backToFirst });

  expect(done?.generation).toBe(3);
  expect(await liveDocument(place.store, place.keys.publicKey)).toEqual(done);
});

test('what is so already is told by the generation that was seen', async () => {
  const back = (to: Place) => rollback(to, { generation: 2, by: 'ana' });

  expect((await changeRelease(releases, { seen: 2, act: back }))?.generation).toBe(2);
});

test('what was decided upon something older is not done', async () => {
  await expect(changeRelease(releases, { seen: 1, act: backToFirst })).rejects.toThrow(
    GenerationMoved,
  );
});

test('what somebody else has done at the same moment is not ours', async () => {
  async function act(ours: Place) {
    await backToFirst(place);
    return backToFirst(ours);
  }

  await expect(changeRelease(releases, { seen: 2, act })).rejects.toThrow(GenerationMoved);
  expect((await liveDocument(place.store, place.keys.publicKey))?.generation).toBe(3);
});
