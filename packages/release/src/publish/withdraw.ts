import { goingOn } from '#document/canaries.ts';
import type { ReleaseContent, ReleaseDocument } from '#document/release-document.ts';
import { refusalsOf, requireNone } from '#gate/gate.ts';
import { ReleaseError } from '#release-error.ts';
import { type ChangeRequest, nextGeneration, type Publisher } from './next-generation.ts';

/**
 * Takes a remote off the site; its team's folder is not needed for that. The other apps stay as they
 * are; a canary with this app ends. A rollback of the app brings it back.
 * @throws {@link ReleaseError} NO_SUCH_APP if it is not live; REFUSED if others lead to its pages;
 * GENERATION_MOVED
 */
export function withdraw(
  publisher: Publisher,
  { app, ...request }: ChangeRequest & { app: string },
): Promise<ReleaseDocument> {
  return nextGeneration(publisher, {
    ...request,
    change(live) {
      if (!live) throw new ReleaseError('NOTHING_LIVE', 'Nothing has been published.');
      const next = without(live, app);
      requireNone(refusalsOf({ candidates: [], live, next, allow: ['access'] }));
      return next;
    },
  });
}

function without(live: ReleaseDocument, app: string): ReleaseContent {
  const remotes = Object.entries(live.remotes).filter(([name]) => `remote-${name}` !== app);
  if (remotes.length === Object.keys(live.remotes).length) throw noSuchApp(live, app);
  const stable = { shell: live.shell, remotes: Object.fromEntries(remotes) };
  const others = live.canaries?.filter(({ apps }) => !apps.includes(app));
  return { ...stable, ...goingOn(others, stable) };
}

function noSuchApp({ remotes }: ReleaseDocument, app: string): ReleaseError {
  if (app === 'shell') {
    const message = 'The shell is around every page: it can be replaced, not withdrawn.';
    return new ReleaseError('NO_SUCH_APP', message);
  }
  const names = Object.keys(remotes).map((name) => `remote-${name}`);
  const message = `${app} is not live for everybody. Live are: ${names.join(', ') || 'none'}.`;
  return new ReleaseError('NO_SUCH_APP', message);
}
