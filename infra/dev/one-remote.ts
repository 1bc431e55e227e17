import type { Remote } from '@camp/build/dev-config';
import { isAppName, appNames } from '@camp/build/apps';
import { freePort, requireFreePort } from '#infra/site/ports.ts';

const remotes = appNames.filter((name): name is Remote => name !== 'shell');

/** @throws when there is no such remote, naming those there are. */
export function remoteCalled(name: string): Remote {
  const app = `remote-${name.replace(/^remote-/, '')}` as const;
  if (isAppName(app)) return app;
  const known = remotes.map((remote) => remote.slice('remote-'.length)).join(', ');
  throw new Error(`There is no remote called ${name}. There are: ${known}.`);
}

const firstPort = 5_300;

/** A port of the remote's own, so that its address is the same at each start; another one while that is taken. */
export async function portFor(remote: Remote): Promise<number> {
  const own = firstPort + remotes.indexOf(remote);
  return requireFreePort(own, 'PORT').then(
    () => own,
    () => freePort(),
  );
}
