import type { InlinedRelease, InlinedRemote } from '@camp/release/document/release-document';
import { expect } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { FaultyHost } from '#tests/support/servers/faulty-host.ts';

/*
 * No changed byte runs (docs/decisions/federation.md#0056). Two things are proven: what a page
 * loads has the hash that the release names, and with that hash the browser refuses a copy with one changed bit.
 * faulty-host.spec.ts tests how pages load and recover.
 */
test.use({ expectedErrors: /valid digest|integrity checks failed/ });

let release: Pick<InlinedRelease, 'shell' | 'remotes'>;

test.beforeAll(async () => {
  const html = await (await fetch(`${site.url}/login`)).text();
  const inlined = /id="release">(.*?)<\/script>/s.exec(html)?.[1];
  release = JSON.parse(inlined ?? '') as typeof release;
  for (const remote of Object.values(release.remotes)) await takeFileList(remote);
});

/** The document names the files that its page needs; the remote's own list names all. */
async function takeFileList(remote: InlinedRemote): Promise<void> {
  const address = new URL(`${remote.url}${remote.fileList}`, site.url);
  const list = (await (await fetch(address)).json()) as Pick<InlinedRemote, 'files'>;
  remote.files = { ...list.files, ...remote.files };
}

/** The shell, and one of the remotes; files that only Node runs are not for browsers. */
const builds = () =>
  [release.shell, release.remotes['account']]
    .flatMap((build) => build ?? [])
    .map((build) => ({
      ...build,
      files: Object.entries(build.files).filter(([path]) => !path.endsWith('.cjs')),
    }));

const isLoaded = (path: string) => /\.(?:js|css)$/.test(path);

/** An element that loads a file, as it was put into the document. */
interface Loading {
  address: string;
  integrity: string;
}

test('every script and stylesheet is loaded with its hash, as the release names it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: { address: string; integrity: string }[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src)
          seen.push({ address: node.src, integrity: node.integrity });
        if (node instanceof HTMLLinkElement && node.rel === 'stylesheet')
          seen.push({ address: node.href, integrity: node.integrity });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.waitForLoadState('networkidle');

  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Loading[] }).seen);
  const hashes = new Map(
    builds().flatMap(({ url, files }) =>
      files.map(([path, hash]) => [new URL(url + path, site.url).href, hash] as const),
    ),
  );
  const published = seen.filter(({ address }) => hashes.has(address));
  expect(published.length).toBeGreaterThan(6);
  expect(published).toEqual(
    published.map(({ address }) => ({ address, integrity: hashes.get(address) })),
  );
});

test('with one bit changed no file of the shell or of a remote is let in', async ({ page }) => {
  const host = await FaultyHost.start(site.url);
  const all = builds().flatMap(({ url, files }) =>
    files.map(([path, hash]) => ({ address: new URL(url + path, host.filesUrl).href, hash })),
  );

  const whole = await page.evaluate(refusedByFetch, all);
  await host.fail({ kind: 'tampered', files: /./ });
  const changed = await page.evaluate(refusedByFetch, all);
  const code = all.filter(({ address }) => isLoaded(address));
  const notRun = await page.evaluate(refusedByElements, code);

  await host.stop();
  expect(all.length).toBeGreaterThan(30);
  expect(whole).toEqual([]);
  expect(changed).toEqual(all.map(({ address }) => address));
  expect(notRun).toEqual(code.map(({ address }) => address));
});

interface HashedFile {
  address: string;
  hash: string;
}

/** Returns the addresses of files that the browser refuses to hand out with their hashes. */
async function refusedByFetch(files: HashedFile[]): Promise<string[]> {
  const refused = files.map(async ({ address, hash }) => {
    const isWhole = await fetch(address, { integrity: hash, cache: 'no-store' }).then(
      (response) => response.ok,
      () => false,
    );
    return isWhole ? [] : [address];
  });
  return (await Promise.all(refused)).flat();
}

/** Returns the addresses of scripts and stylesheets that the browser refuses to run or apply with their hashes. */
async function refusedByElements(files: HashedFile[]): Promise<string[]> {
  const refused = files.map(async ({ address, hash }) => {
    const isStyle = address.endsWith('.css');
    const element = document.createElement(isStyle ? 'link' : 'script');
    const attributes = isStyle ? { rel: 'stylesheet', href: address } : { src: address };
    Object.assign(element, attributes, { integrity: hash, crossOrigin: 'anonymous' });
    document.head.append(element);
    const isRun = await new Promise((resolve) => {
      element.addEventListener('load', () => resolve(true));
      element.addEventListener('error', () => resolve(false));
    });
    return isRun ? [] : [address];
  });
  return (await Promise.all(refused)).flat();
}
