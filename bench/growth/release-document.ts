import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { InlinedRelease, InlinedRemote } from '@camp/release/document/release-document';
import { startTestSite } from '#infra/test-servers/test-site.ts';

/** The row of a release in which other apps add to pages. */
export const extendedRemotes = '200 remotes, 400 slots extended';

const counts = [3, 5, 10, 20, 30, 200];

/** Remotes of which two slots each are extended. */
const extended = 200;
const inlined = /(<script type="application\/json" id="release">)(.*?)(<\/script>)/s;

/**
 * Returns the bytes of the home page's document with brotli, as the edge sends it, by the release's number of
 * remotes. The made-up remotes are small areas of one page: like a remote of this site, with names, versions and
 * hashes of their own.
 */
export async function documentsByRemotes(): Promise<Record<string, number>> {
  const site = await startTestSite();
  try {
    const html = await (await fetch(site.url)).text();
    const release = JSON.parse(inlined.exec(html)?.[2] ?? '') as InlinedRelease;
    const bytesOf = (grown: InlinedRelease) => {
      const json = JSON.stringify(grown).replaceAll('<', String.raw`\u003c`);
      return compressed(
        html.replace(inlined, (_all, start: string, _old, end: string) => start + json + end),
      );
    };
    const bytes = counts.map((count) => [`${count} remotes`, bytesOf(withRemotes(release, count))]);
    const slots = bytesOf(withExtendedSlots(withRemotes(release, extended)));
    return { ...Object.fromEntries(bytes), [extendedRemotes]: slots };
  } finally {
    await site.stop();
  }
}

function withRemotes(release: InlinedRelease, count: number): InlinedRelease {
  const pattern = release.remotes['account'];
  if (!pattern) throw new Error('The release has no remote called account.');
  const missing = count - Object.keys(release.remotes).length;
  const others = Array.from({ length: missing }, (_, at) => remoteLike(pattern, `area-${at + 1}`));
  return { ...release, remotes: { ...release.remotes, ...Object.fromEntries(others) } };
}

/** Two slots of each remote's first page have extensions; the document says so, whatever page it shows. */
const withExtendedSlots = (release: InlinedRelease): InlinedRelease => ({
  ...release,
  remotes: Object.fromEntries(
    Object.entries(release.remotes).map(
      ([
        name,
        {
          routes: [first, ...others],
          ...rest
        },
      ]) => {
        const slots = ['side', 'below'];
        return [name, { ...rest, routes: first ? [{ ...first, slots }, ...others] : others }];
      },
    ),
  ),
});

function remoteLike(pattern: InlinedRemote, name: string): [string, InlinedRemote] {
  const version = `1.0.0-${hexOf(name)}`;
  const renamed = (path: string) =>
    path.replace(/\.[0-9a-f]{10}\./, () => `.${hexOf(`${name}/${path}`)}.`);
  const files = Object.keys(pattern.files).map((path): [string, string] => [
    renamed(path),
    `sha384-${createHash('sha384').update(`${name}/${path}`).digest('base64')}`,
  ]);
  return [
    name,
    {
      ...pattern,
      version,
      url: `/r/remote-${name}/${version}/`,
      global: `${pattern.global.replace(/[0-9a-f]{10}/, '')}${hexOf(version)}`,
      entry: renamed(pattern.entry),
      moduleFiles: pattern.moduleFiles.map(renamed),
      ...(pattern.fileList && { fileList: renamed(pattern.fileList) }),
      files: Object.fromEntries(files),
      routes: [{ path: `/${name}`, page: 'home', access: 'anyone' }],
      redirects: [],
      navigation: [],
      pageFiles: {},
    },
  ];
}

const hexOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** At the quality of what many visitors get (docs/decisions/documents.md#0162). */
const compressed = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
