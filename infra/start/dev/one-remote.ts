import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appNames, folderOf, isAppName } from '@camp/build/apps';
import { devEntryFile, localGlobalOf, type Remote } from '@camp/build/dev-config';
import { serveToLiveShell } from '@camp/build/dev-server';
import { serveStandalone } from '@camp/build/standalone-server';
import type { DevOverrideProposal } from '@camp/contracts/staff/dev-override';
import type { RemoteManifest } from '@camp/release/document/manifest';
import { freePort, requireFreePort } from '#infra/site/ports.ts';

/** One remote by itself, in a small frame with a list of its pages; signed out unless it is given an API. */
export async function runStandalone(
  name: string,
  { api }: { api: string | undefined },
): Promise<() => Promise<unknown>> {
  const remote = remoteCalled(name);
  if (api !== undefined && !/^https?:/.test(URL.parse(api)?.protocol ?? ''))
    throw new Error(
      `--api takes a site's or API's address, such as http://localhost:8080, not ${api}.`,
    );
  const served = await serveStandalone(remote, { port: await portFor(remote), api });
  const accounts = api
    ? `Accounts: those of ${api}; sign in there or here.`
    : 'No API: everybody is signed out. Give one with --api http://localhost:8080.';
  console.log(`
  ${remote} by itself   ${served.url}
  Changes show at once. ${accounts}

  Ctrl-C stops it.
`);
  return served.stop;
}

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

/** Returns the proposal as it stands after the # of the staff page's address: that part is sent to no server. */
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

const remotes = appNames.filter((name): name is Remote => name !== 'shell');

/** @throws when there is no such remote, naming those there are. */
function remoteCalled(name: string): Remote {
  const app = `remote-${name.replace(/^remote-/, '')}` as const;
  if (isAppName(app)) return app;
  const known = remotes.map((remote) => remote.slice('remote-'.length)).join(', ');
  throw new Error(`There is no remote called ${name}. There are: ${known}.`);
}

const firstPort = 5_300;

/** A port of the remote's own, so that its address is the same at each start; another one while that is taken. */
async function portFor(remote: Remote): Promise<number> {
  const own = firstPort + remotes.indexOf(remote);
  return requireFreePort(own, 'PORT').then(
    () => own,
    () => freePort(),
  );
}
