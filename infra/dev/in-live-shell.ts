import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { devEntryFile, localGlobalOf, type Remote } from '@camp/build/dev-config';
import { serveToLiveShell } from '@camp/build/dev-server';
import { folderOf } from '@camp/build/apps';
import type { DevOverrideProposal } from '@camp/contracts/dev-override';
import type { RemoteManifest } from '@camp/release/document/manifest';
import { portFor, remoteCalled } from './one-remote.ts';

/** Path of the bundler's server that leads to the staff page, with the proposal. */
const proposalPath = '/override';

/**
 * One remote from its local bundler inside a live site. Nothing is switched on from here: the printed
 * address leads to a page of the site that shows staff what is proposed, and asks.
 */
export async function showInLiveShell(
  name: string,
  { shell }: { shell: string },
): Promise<() => Promise<unknown>> {
  const remote = remoteCalled(name);
  const siteOrigin = originOf(shell);
  const port = await portFor(remote);
  const url = `http://localhost:${port}/`;
  const served = await serveToLiveShell(remote, {
    port,
    siteOrigin,
    redirects: {
      [proposalPath]: async () => `${siteOrigin}/admin/override#${await proposal(remote, url)}`,
    },
  });
  console.log(instructions({ remote, url, siteOrigin }));
  return served.stop;
}

function originOf(shell: string): string {
  const url = URL.parse(shell);
  if (url && ['http:', 'https:'].includes(url.protocol)) return url.origin;
  throw new Error(`--shell takes a site's address, such as https://camp.example, not ${shell}.`);
}

/** What is proposed, as it stands after the # of the staff page's address: no server is sent that part. */
async function proposal(remote: Remote, url: string): Promise<string> {
  const parts: DevOverrideProposal = {
    remote: remote.slice('remote-'.length),
    url,
    entry: devEntryFile,
    global: localGlobalOf(remote),
    manifest: await manifestNow(remote),
  };
  const manifest = JSON.stringify(parts.manifest);
  return new URLSearchParams({ ...parts, manifest }).toString();
}

/** Read again each time: routes and links are what a team is likely to be working on. */
async function manifestNow(remote: Remote): Promise<RemoteManifest> {
  const file = pathToFileURL(join(folderOf(remote), 'src/manifest.ts'));
  file.searchParams.set('at', String(Date.now()));
  const { manifest } = (await import(file.href)) as { manifest: RemoteManifest };
  return manifest;
}

function instructions({
  remote,
  url,
  siteOrigin,
}: Record<'remote' | 'url' | 'siteOrigin', string>) {
  return `
  ${remote} is served from ${url}; a change loads the page anew.

  To see it in ${siteOrigin}:
    1. Open ${url.slice(0, -1)}${proposalPath}
       It leads to ${siteOrigin}/admin/override#… , where admins and junior admins sign in.
    2. Choose “Use it”. You alone get this remote, for 8 hours or until “Back to the live site”.
  After a change of its routes or links, do both again. Chromium may ask whether the site may
  reach this machine: allow it.

  Ctrl-C stops the bundler; a page that finds it gone twice goes back to the live site.
`;
}
