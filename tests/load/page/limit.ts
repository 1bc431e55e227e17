import { createHash } from 'node:crypto';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { close, listen } from '#tests/support/servers/loopback.ts';
import type { Variant } from './variants.ts';

interface Kept {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const passedOn = ['content-type', 'content-encoding', 'content-range', 'cache-control', 'etag'];

/**
 * The limit: a site's documents without any script, and the other files as they come from it, all sent from
 * memory. A page that the site does not render ahead is what a browser made of it.
 */
export async function startLimit(browser: Browser, origin: string): Promise<Variant> {
  const kept = new Map<string, Promise<Kept>>();
  let url = '';
  const make = async (path: string, range: string | undefined): Promise<Kept> => {
    const found = await fetched(origin + path, range);
    const isDocument = found.headers['content-type']?.startsWith('text/html') ?? false;
    if (!isDocument) return found;
    const html = withoutScripts(await documentOf(browser, origin + path));
    const body = brotliCompressSync(html.replaceAll(origin, url));
    return { status: 200, headers: headersOf(body), body };
  };
  const server = createServer((request, response) => {
    const { url: path = '/', headers } = request;
    const key = `${path} ${headers.range ?? ''}`;
    const answer = kept.get(key) ?? make(path, headers.range);
    kept.set(key, answer);
    void answer.then(({ status, headers: given, body }) => {
      if (given.etag && given.etag === headers['if-none-match'])
        return response.writeHead(304, { etag: given.etag }).end();
      for (const name of passedOn) response.setHeader(name, given[name] ?? []);
      return response.writeHead(status, { 'content-length': body.length }).end(body);
    });
  });
  url = `http://localhost:${await listen(server)}`;
  return { name: 'no script', url, reacts: false, stop: () => close(server) };
}

const headersOf = (document: Buffer) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'cache-control': 'no-cache',
  etag: `"${createHash('sha256').update(document).digest('base64url')}"`,
});

/** A file as it is on the wire. */
function fetched(address: string, range: string | undefined): Promise<Kept> {
  const headers = { 'accept-encoding': 'br, gzip', ...(range !== undefined && { range }) };
  return new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      const { statusCode: status = 500, headers: given } = response;
      buffer(response).then((body) => resolve({ status, headers: given, body }), reject);
    }).on('error', reject);
  });
}

async function documentOf(browser: Browser, address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  if (!html.includes('<div id="root"></div>')) return html;
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  const drawn = await page.content();
  await page.close();
  return drawn;
}

const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script\b[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="preload" as="(?:script|fetch)"[^>]*>/g, '');
