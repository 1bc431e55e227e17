import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { type Answer, heldDocument, startMemoryServer } from './memory-server.ts';
import type { Variant } from './variant.ts';

/**
 * The limit: a site's documents without any script, and the other files as they come from it, all sent from
 * memory. A page that the site does not render ahead is what a browser made of it.
 */
export async function startLimit(
  started: AsyncDisposableStack,
  browser: Browser,
  origin: string,
): Promise<Variant> {
  const url = await startMemoryServer(started, async (path, own) => {
    const found = await fetched(origin + path);
    if (!found.type.startsWith('text/html')) return found;
    const html = withoutScripts(await documentOf(browser, origin + path));
    return heldDocument(html.replaceAll(origin, own));
  });
  return { url, name: 'no script', reacts: false };
}

/** Fetches a file as it is on the wire. */
function fetched(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      const { headers } = response;
      const held = {
        type: headers['content-type'] ?? '',
        encoding: headers['content-encoding'],
        cacheControl: headers['cache-control'] ?? 'no-store',
      };
      buffer(response).then((body) => resolve({ ...held, body }), reject);
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
