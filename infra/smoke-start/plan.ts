import { mayOpen, type Role, roles } from '@camp/contracts/site/roles';
import type { RemoteRoute } from '@camp/release/document/manifest';
import type { Content, RemoteRelease } from '@camp/release/document/release-document';

/** Somebody's role; null signed out. */
type Visitor = Role | null;

const visitors: readonly Visitor[] = [null, ...roles];

/** One page as one visitor opens it. */
export interface Stop {
  /** `remote-account` */
  app: string;
  /** As it is declared: `/u/:username`. */
  declared: string;
  /** An address that it has. */
  path: string;
  visitor: Visitor;
  /** Whether it is opened by loading its document, not from another page. */
  isFirst: boolean;
  /** Address of a page of another remote, to which it is left; null where there is none. */
  next: string | null;
}

/**
 * What is opened, by visitor: the pages of remotes among the apps as everybody who may open them; all
 * others, where the shell is among them, as the first who may.
 */
export function planOf(content: Content, apps: readonly string[]): Stop[][] {
  const pages = Object.entries(content.remotes)
    .map(([name, { routes }]) => ({ app: `remote-${name}`, routes }))
    .filter(({ app }) => apps.includes(app) || apps.includes('shell'))
    .flatMap(({ app, routes }) => routes.map((route) => ({ app, route })));
  const stops = pages.flatMap(({ app, route }) => {
    const everybody = visitors.filter((visitor) => mayOpen(route.access, visitor));
    const chosen = apps.includes(app) ? everybody : everybody.slice(0, 1);
    return chosen.map((visitor, index): Stop => ({
      app,
      declared: route.path,
      path: addressOf(route),
      visitor,
      isFirst: index === 0,
      next: elsewhere(content, { app, apps, visitor }),
    }));
  });
  return visitors
    .map((visitor) => stops.filter((stop) => stop.visitor === visitor))
    .filter((group) => group.length > 0)
    .toSorted((a, b) => b.length - a.length);
}

/** A code of a shared list has 22 signs, which no username may have. */
const code = 'a-camper-of-22-letters';

/** An address of the page: each `:name` and `*` is somebody or something. */
function addressOf({ path }: Pick<RemoteRoute, 'path'>): string {
  return path
    .replaceAll(/:\w+/g, (name) => (name === ':code' ? code : 'camper'))
    .replace(/\*$/, 'anything');
}

/**
 * A page of another remote that this visitor may open and whose path is an address: where there is one, of a remote
 * that is live already, and the one with the least code, for it is opened after every other one.
 */
function elsewhere(
  { remotes }: Content,
  { app, apps, visitor }: { app: string; apps: readonly string[]; visitor: Visitor },
): string | null {
  const pages = Object.entries(remotes)
    .map(([name, remote]) => ({ remote, name: `remote-${name}` }))
    .filter(({ name }) => name !== app)
    .flatMap(({ remote, name }) => remote.routes.map((route) => ({ ...route, remote, name })))
    .filter(({ access, path }) => mayOpen(access, visitor) && !/[:*]|^\/404$/.test(path));
  const live = pages.filter(({ name }) => !apps.includes(name));
  const [lightest] = (live.length > 0 ? live : pages).toSorted((a, b) => codeOf(a) - codeOf(b));
  return lightest?.path ?? null;
}

/** Bytes of a page's files. */
function codeOf({ remote, page }: { remote: RemoteRelease; page: string }): number {
  const files = remote.pageFiles[page] ?? [];
  return files.reduce((sum, file) => sum + (remote.sizes[file] ?? 0), 0);
}
