import type { ServerResponse } from 'node:http';
import { Agent } from 'node:https';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { fetchPicture, NoPictureError } from './fetch-picture.ts';
import { startTlsHost } from './tls-host.fixture.ts';

const png = Buffer.from('89504e470d0a1a0a', 'hex');

type Host = Awaited<ReturnType<typeof startTlsHost>>;

let host: Host;
/** A host that no one may ask. */
let unasked: Host;
let trusting: Agent;

beforeAll(async () => {
  host = await startTlsHost((request, response) => {
    const url = new URL(request.url ?? '/', 'https://host.example');
    const type = url.searchParams.get('type') ?? 'image/png';
    const to = url.searchParams.get('to');
    if (to) return response.writeHead(302, { location: to }).end();
    response.writeHead(Number(url.searchParams.get('status') ?? 200), { 'content-type': type });
    if (url.pathname === '/large') return response.end(Buffer.alloc(2_000_001));
    if (url.pathname === '/drips') return void setInterval(() => drip(response), 100).unref();
    return response.end(png);
  });
  unasked = await startTlsHost((_request, response) => response.end(png));
  trusting = new Agent({ ca: host.ca });
});

afterAll(() => Promise.all([host.stop(), unasked.stop()]));

const dripping = Promise.withResolvers<void>();

function drip(response: ServerResponse): void {
  response.write('x');
  dripping.resolve();
}

test('a picture comes with its type, also over a redirect', async () => {
  const picture = { type: 'image/png', bytes: png };

  expect(await fetchPicture(`${host.origin}/kim.png`, trusting)).toEqual(picture);
  expect(await fetchPicture(`${host.origin}/?to=/kim.png`, trusting)).toEqual(picture);
  expect(await fetchPicture(`${host.origin}/?type=Image/PNG;%20q=1`, trusting)).toEqual(picture);
});

test.each([
  ['/?type=text/html', 'known type'],
  ['/?type=image/svg%2Bxml', 'known type'],
  ['/?status=404', 'known type'],
  ['/large', 'too large'],
  ['/?to=http://127.0.0.1/kim.png', 'leads where no picture may be'],
  ['/?to=https://kim:secret@127.0.0.1/', 'leads where no picture may be'],
  ['/?to=file:///etc/passwd', 'leads where no picture may be'],
  ['/?to=%3Fto=%253Fto=%25253Fto=%2525253Fto=/', 'leads on too often'],
])('%s gives none: %s', async (path, reason) => {
  await expect(fetchPicture(host.origin + path, trusting)).rejects.toThrow(reason);
});

/** Until the test ends, all that has a time limit ends by the signal. */
test('of a host whose certificate nobody vouches for there is none', async () => {
  await expect(fetchPicture(`${host.origin}/kim.png`, new Agent())).rejects.toThrow(NoPictureError);
});

function limitTimeBy(signal: AbortSignal) {
  return jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('whoever drips is given up after five seconds', async () => {
  const time = new AbortController();
  const limit = limitTimeBy(time.signal);

  const fetched = fetchPicture(`${host.origin}/drips`, trusting);
  await dripping.promise;
  time.abort();

  await expect(fetched).rejects.toThrow(NoPictureError);
  /* Another test of this process may have left something behind that sets limits of its own. */
  expect(limit).toHaveBeenCalledWith(5_000);
});

test('time that is up before a host is asked ends the fetch, not the process', async () => {
  limitTimeBy(AbortSignal.abort());

  await expect(fetchPicture(`${host.origin}/kim.png`, trusting)).rejects.toThrow(NoPictureError);
});

/** This machine, its network, and a cloud's service for its machines, by all their names. */
const privateHosts = [
  '127.0.0.1',
  'localhost',
  'LOCALHOST.',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.0.0.53',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fd00::1]',
  '[fe80::1]',
  '169.254.169.254',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
];

test.each(privateHosts)('%s is never asked', async (name) => {
  const filtering = new RequestFilteringHttpsAgent({ ca: unasked.ca });

  const asked = fetchPicture(`https://${name}:${unasked.port}/kim.png`, filtering);

  await expect(asked).rejects.toThrow('may not be asked');
  expect(unasked.connections()).toBe(0);
});

test('a public host leads nobody to a private one', async () => {
  const filtering = new RequestFilteringHttpsAgent({
    ca: host.ca,
    allowIPAddressList: ['127.0.0.1'],
  });
  const leadsOn = `${host.origin}/?to=https://127.0.0.2:${host.port}/kim.png`;

  await expect(fetchPicture(`${host.origin}/kim.png`, filtering)).resolves.toBeTruthy();
  const before = host.connections();
  await expect(fetchPicture(leadsOn, filtering)).rejects.toThrow('may not be asked');

  expect(host.connections() - before).toBeLessThanOrEqual(1);
});
