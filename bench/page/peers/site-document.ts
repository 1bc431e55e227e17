import type { InlinedRelease } from '@camp/release/document/release-document';

/** Parts that a peer takes over from a document of the site. */
export interface SiteDocument {
  /** With its attributes. */
  htmlTag: string;
  /** Title, description and the like; no script, style or link. */
  head: string;
  isPrerendered: boolean;
  release: InlinedRelease;
  settings: string;
}

export async function siteDocument(address: string): Promise<SiteDocument> {
  const html = await (await fetch(address)).text();
  const data = (id: string) => new RegExp(`id="${id}">([^]*?)</script>`).exec(html)?.[1] ?? 'null';
  return {
    htmlTag: /<html[^>]*>/.exec(html)?.[0] ?? '<html lang="en">',
    head: (/<head>([^]*?)<\/head>/.exec(html)?.[1] ?? '')
      .replaceAll(/<script\b[^]*?<\/script>|<style\b[^]*?<\/style>|<link\b[^>]*>/g, '')
      .replaceAll(/\n+/g, '\n'),
    isPrerendered: !html.includes('<div id="root"></div>'),
    release: JSON.parse(data('release')) as InlinedRelease,
    settings: data('settings'),
  };
}

interface Parts {
  site: SiteDocument;
  /** Links and script tags. */
  tags: readonly string[];
  body: string;
  /** Base address of the peer's own files. */
  files: string;
}

/** Returns the same document with other tags. Its release lists pages only: no one loads a remote by it. */
export function peerDocument({ site, tags, body, files }: Parts): string {
  const { htmlTag, head, release, settings } = site;
  const remotes = Object.entries(release.remotes).map(([name, remote]) => [
    name,
    { ...remote, url: `/none/${name}/`, files: {} },
  ]);
  const shell = { ...release.shell, url: files, files: {} };
  const json = JSON.stringify({ ...release, shell, remotes: Object.fromEntries(remotes) });
  return `<!doctype html>
${htmlTag}
<head>${head}${tags.join('\n')}</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="release">${json.replaceAll('<', String.raw`\u003c`)}</script>
<script type="application/json" id="settings">${settings}</script>
</body>
</html>
`;
}
