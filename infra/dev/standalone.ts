import { serveStandalone } from '@camp/build/standalone-server';
import { portFor, remoteCalled } from './one-remote.ts';

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
