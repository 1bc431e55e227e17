import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { newPublisher, shell } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { expect, jest, test } from '@jest/globals';
import { edgeOver, listen } from '#edge.fixture.ts';

type Forms = Partial<Record<'' | '.br' | '.gz', Buffer>>;

const changed = {
  '': Buffer.from('/* evil 1.0.0 */'),
  '.br': brotliCompressSync('/* evil 1.0.0 */'),
  '.gz': gzipSync('/* evil 1.0.0 */'),
} satisfies Forms;
const brotli = brotliCompressSync('/* shell 1.0.0 */');

const whole = '200, public, max-age=31536000, immutable, /* shell 1.0.0 */';
const refused = '503, no-store, This file cannot be read.\n';

/** A published script that can be changed behind the edge's back. */
async function publishedScript() {
  const publisher = newPublisher();
  await publish(publisher, { folders: [shell()], by: 'ana' });
  const [version = ''] = readdirSync(join(publisher.folder, 'files/shell'));
  const file = join(publisher.folder, 'files/shell', version, 'entry.js');
  const API_URL = await listen((_request, response) => void response.end('{}'));
  const { url, logged } = await edgeOver(publisher.root, { API_URL });
  const ask = async (coding: string) => {
    const headers = { 'accept-encoding': coding };
    /* An address can be written in more than one way. */
    const answer = await fetch(`${url}/r/shell/${version}//%65ntry.js`, { headers });
    return [answer.status, answer.headers.get('cache-control'), await answer.text()].join(', ');
  };
  const write = (forms: Forms) => {
    for (const [ending, bytes] of Object.entries(forms)) writeFileSync(file + ending, bytes);
  };
  const [source, br] = [readFileSync(file), readFileSync(`${file}.br`)];
  const mend = () => write({ '': source, '.br': br, '.gz': gzipSync(source) });
  return { ask, write, mend, url, logged };
}

test.each([
  ['a compressed form was changed', 'br, gzip', { '.br': changed['.br'] }, whole],
  ['one was cut off', 'br', { '.br': changed['.br'].subarray(0, 9) }, whole],
  ['one was overwritten', 'br', { '.br': Buffer.alloc(40, 'x') }, whole],
  ['one goes on after its end', 'br', { '.br': Buffer.concat([brotli, changed['']]) }, whole],
  ['another was emptied', 'gzip', { '.gz': Buffer.alloc(0) }, whole],
  ['the file was changed, and its forms were not', 'identity', { '': changed[''] }, refused],
  ['all of it was changed', 'br, gzip', changed, refused],
] satisfies [string, string, Forms, string][])(
  'nothing is sent but what was signed where %s, and that at once when it is mended [frame-28]',
  async (_case, coding, forms, answer) => {
    const { ask, write, mend, url, logged } = await publishedScript();
    const release = async () =>
      ((await (await fetch(`${url}/readyz`)).json()) as { release?: string }).release;
    expect(await ask(coding)).toBe(whole);

    write(forms);
    expect(await ask(coding)).toBe(answer);
    expect([await release(), logged.join('')]).toEqual([
      'altered',
      expect.stringContaining('entry.js'),
    ]);

    mend();
    expect([await ask(coding), await release()]).toEqual([whole, undefined]);
  },
);

test('a changed file is told of within a minute, also where nginx sends it', async () => {
  const timers = jest.spyOn(globalThis, 'setInterval');
  const { ask, write, url, logged } = await publishedScript();
  const looks = timers.mock.calls.filter(([, time]) => time === 60_000);
  await ask('br');
  write({ '.gz': changed['.gz'] });

  for (const [look] of looks) look();

  while (!logged.join('').includes('entry.js.gz')) await fetch(url);
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ release: 'altered' });
});
