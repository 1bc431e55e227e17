import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureOf, picturePreviewOf } from '@camp/contracts/site/picture-address';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newVisitor, signedIn } from '#tests/support/api/api-under-test.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { makeCertificate } from '#infra/test-servers/certificate.ts';

const png = Buffer.from('89504e470d0a1a0a', 'hex');
const folder = mkdtempSync(join(tmpdir(), 'campbc-pictures-'));

let host: Server;
let asked: string[];
let address: string;
let api: OwnApi;

/* A host of pictures on this machine, and an API that may ask it. */
beforeAll(async () => {
  const { key, certificate } = makeCertificate(folder);
  const tls = { key: readFileSync(key), cert: readFileSync(certificate) };
  asked = [];
  host = createServer(tls, ({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(url === '/gone.png' ? 404 : 200, { 'content-type': 'image/png' }).end(png);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  address = `https://localhost:${(host.address() as AddressInfo).port}`;
  const settings = { PICTURES_FROM_PRIVATE: 'true', NODE_EXTRA_CA_CERTS: certificate };
  api = await OwnApi.start(undefined, settings);
});

afterAll(async () => {
  host.close();
  await api.stop();
  rmSync(folder, { recursive: true });
});

/** Makes a member with a picture, and the address that pages show it from. */
async function pictured(path: string) {
  const member = await api.signedIn('member');
  const avatarUrl = address + path;
  await member.visitor.patch(`/api/users/${member.id}`, { avatar_url: avatarUrl });
  return { ...member, shownAt: pictureOf({ ...member, avatar_url: avatarUrl }) ?? '' };
}

test('everybody gets a picture from the site, which asks its host once [calls-accounts-1]', async () => {
  const { shownAt } = await pictured('/kim.png');

  const answers = await Promise.all([1, 2, 3].map(() => fetch(api.url + shownAt)));

  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    });
  }
  expect(asked.filter((url) => url === '/kim.png')).toHaveLength(1);
});

test('its owner sees a picture before it is saved, nobody else does [calls-accounts-1]', async () => {
  const { visitor } = await api.signedIn('member');
  const path = picturePreviewOf(`${address}/new.png`);

  expect((await visitor.text(path)).headers.get('content-type')).toBe('image/png');
  expect((await api.newVisitor().get(path)).status).toBe(401);
  expect((await visitor.get(picturePreviewOf('http://localhost/new.png'))).status).toBe(422);
});

test('without a picture there is none [calls-accounts-1]', async () => {
  const { username } = await api.signedIn('member');
  const { shownAt } = await pictured('/gone.png');
  const visitor = api.newVisitor();

  expect((await visitor.get(`/api/users/by-username/${username}/picture`)).status).toBe(404);
  expect((await visitor.get('/api/users/by-username/nobody.here/picture')).status).toBe(404);
  expect((await visitor.get(shownAt)).status).toBe(404);
});

test('the picture of a suspended person is for staff alone [public-pages-25]', async () => {
  const { id, shownAt } = await pictured('/rude.png');
  const [mod, other] = [await api.signedIn('mod'), await api.signedIn('member')];
  await mod.visitor.put(`/api/mod/users/${id}/suspension`, { reason: 'A rude picture' });

  const shownTo = async (visitor: typeof mod.visitor) => (await visitor.text(shownAt)).status;

  expect(await shownTo(mod.visitor)).toBe(200);
  expect(await shownTo(other.visitor)).toBe(404);
  expect(await shownTo(api.newVisitor())).toBe(404);
});

test('an API as it is asks nothing on its own machine', async () => {
  const member = await signedIn();
  const before = asked.length;
  const avatarUrl = `${address}/inside.png`;
  await member.visitor.patch(`/api/users/${member.id}`, { avatar_url: avatarUrl });

  const shown = await newVisitor().get(pictureOf({ ...member, avatar_url: avatarUrl }) ?? '');
  const previewed = await member.visitor.get(picturePreviewOf(avatarUrl));

  expect([shown.status, previewed.status]).toEqual([404, 404]);
  expect(asked).toHaveLength(before);
});
