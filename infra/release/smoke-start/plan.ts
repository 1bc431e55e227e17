import { type Access, mayOpen, type Role, roles } from '@camp/contracts/site/roles';
import type { Journey } from '@camp/contracts/site/journey';
import type { DeclaredSlot } from '@camp/release/document/extension';
import type { RemoteRoute } from '@camp/release/document/manifest';
import type { Content, RemoteRelease } from '@camp/release/document/release-document';
import { type Entries, printsOf } from './page-print.ts';

/** A visitor's role; null signed out. */
export type Visitor = Role | null;

const visitors: readonly Visitor[] = [null, ...roles];

/** One page as one visitor opens it. */
export interface Stop {
  /** `remote-account` */
  app: string;
  /** As it is declared: `/u/:username`, with the query of a tab that another app adds. */
  declared: string;
  /** A path that it has. */
  path: string;
  /** The path, with the query of the tab. */
  address: string;
  /** Module that draws it: `hub`; empty where its address alone is known. */
  page: string;
  visitor: Visitor;
  /** True for the first of the visitors who may open it. */
  isFirst: boolean;
  /** True for the last page on a walk. */
  isLast?: boolean;
  /** Address of a page of another remote, to which it is left; null where there is none. */
  next: string | null;
  /** True if it is used, too: once for each page, as one visitor. */
  isUsed: boolean;
  /** Of all that draws a page of the apps; absent for other pages. */
  print?: string;
  /** The journey that begins here, where one is taken. */
  journey?: Journey;
}

interface PlanOptions {
  /** Opens only pages of these apps, and those that they extend. */
  changed?: readonly string[] | undefined;
  entries?: Entries;
  /** True for the print of a page that was tried before as it is now. */
  isTried?: (print: string) => boolean;
}

/**
 * Plans the pages to open, by visitor: pages of remotes among the apps, and those that they extend, as every visitor who
 * may open them; all others, if the shell is among the apps, and those tried before, as the first visitor who may.
 */
export function planOf(
  content: Content,
  apps: readonly string[],
  { changed, entries = new Map(), isTried = () => false }: PlanOptions = {},
): Stop[][] {
  const pages = pagesOf(content);
  const printOf = printsOf(content, entries);
  const opened = pages
    .filter((page) => isOf(page, apps) || apps.includes('shell'))
    .filter((page) => !changed || isOf(page, changed));
  const stops = opened.flatMap((page) => {
    const { app, route, query, accesses } = page;
    const everybody = visitors.filter((each) => accesses.every((access) => mayOpen(access, each)));
    const print = isOf(page, apps) ? printOf(page) : undefined;
    const isNew = print !== undefined && !isTried(print);
    const chosen = isNew ? everybody : everybody.slice(0, 1);
    return chosen.map((visitor, index): Stop => ({
      app,
      declared: route.path + query,
      path: pathOf(route),
      address: pathOf(route) + query,
      page: route.page,
      visitor,
      isFirst: index === 0,
      next: elsewhere(pages, { app, apps, visitor }),
      isUsed: isNew && index === (route.access === 'anyone' ? 0 : chosen.length - 1),
      ...(print !== undefined && { print }),
    }));
  });
  return visitors
    .map((visitor) => stops.filter((stop) => stop.visitor === visitor))
    .filter((group) => group.length > 0)
    .toSorted((a, b) => b.length - a.length);
}

/** Returns the stops to look at closely, in groups of one visitor each. */
export const looksIn = (groups: readonly Stop[][]): Stop[][] =>
  groups.map((group) => group.filter(({ isFirst }) => isFirst)).filter((group) => group.length > 0);

/**
 * Returns the walks of all later visitors, in groups of one visitor each. They begin at different pages, so that a page
 * refused to one is not opened by the others, and is seen in another look by each.
 */
export const walksIn = (groups: readonly Stop[][]): Stop[][] =>
  groups
    .map((group) => group.filter(({ isFirst }) => !isFirst))
    .filter((group) => group.length > 0)
    .map((group, index, { length }) => {
      const start = Math.floor((group.length * index) / length);
      const turned = [...group.slice(start), ...group.slice(0, start)];
      return turned.map((stop, at) => ({ ...stop, isLast: at === turned.length - 1 }));
    });

/** Maximum number of pages that are used one after the other: others are used beside them. */
const maxUsed = 4;

/** Returns the stops to use, in groups of one visitor each. */
export const usesIn = (groups: readonly Stop[][]): Stop[][] =>
  groups
    .map((group) => group.filter(({ isUsed }) => isUsed))
    .flatMap((group) =>
      Array.from({ length: Math.ceil(group.length / maxUsed) }, (_, index) =>
        group.slice(index * maxUsed, (index + 1) * maxUsed),
      ),
    );

/** A visit of its own: it begins with a document, and is not left for another page. */
export const stopAt = (app: string, path: string, visitor: Visitor): Stop => ({
  app,
  declared: path,
  path,
  address: path,
  page: '',
  visitor,
  isFirst: true,
  next: null,
  isUsed: true,
});

/** Path of the page on which people sign in. */
export const signInPath = '/login';

/**
 * Returns what to use around the pages: with a shell, bar and footer as three visitors, staff on a page of theirs; with
 * the app of the sign-in, the sign-in.
 */
export function framesOf({ remotes }: Content, apps: readonly string[]): Stop[] {
  const routes = Object.entries(remotes).flatMap(([name, remote]) =>
    remote.routes.map((route) => ({ ...route, app: `remote-${name}` })),
  );
  const signIn = routes.find(({ path }) => path === signInPath);
  const staff = routes.find(({ path, access }) => access === 'admin' && !/[:*]/.test(path));
  if (!signIn) return [];
  if (!apps.includes('shell'))
    return apps.includes(signIn.app) ? [stopAt(signIn.app, signInPath, null)] : [];
  return [
    stopAt('shell', '/', null),
    stopAt('shell', '/', 'member'),
    ...(staff ? [stopAt('shell', staff.path, 'admin')] : []),
  ];
}

/** A code of a shared list has 22 signs, which no username may have. */
const samples: Record<string, string> = { ':code': 'a-camper-of-22-letters', ':id': '1' };

/** A path of the page: `:name` and `*` are replaced by samples. */
function pathOf({ path }: Pick<RemoteRoute, 'path'>): string {
  return path.replaceAll(/:\w+/g, (name) => samples[name] ?? 'camper').replace(/\*$/, 'anything');
}

/**
 * A page of another remote that this visitor may open and whose path is an address: where there is one, of a remote
 * that is live already, and the one with the least code, for it is opened after every other one.
 */
function elsewhere(
  pages: readonly Page[],
  { app, apps, visitor }: { app: string; apps: readonly string[]; visitor: Visitor },
): string | null {
  const open = pages
    .filter((page) => page.app !== app && mayOpen(page.route.access, visitor))
    .filter(({ route }) => !/[:*]|^\/404$/.test(route.path));
  const live = open.filter((page) => !apps.includes(page.app));
  const [lightest] = (live.length > 0 ? live : open).toSorted((a, b) => codeOf(a) - codeOf(b));
  return lightest?.route.path ?? null;
}

interface Page {
  app: string;
  /** The app's name as a remote. */
  name: string;
  /** The apps that add to it. */
  extendedBy: string[];
  remote: RemoteRelease;
  route: RemoteRoute;
  /** Opens a tab that another app adds: `?tab=trips/trips`; else empty. */
  query: string;
  /** A visitor needs them all. */
  accesses: readonly Access[];
}

/** The pages of all remotes, and each once more for every tab that another app adds. */
const pagesOf = ({ remotes }: Content): Page[] =>
  Object.entries(remotes).flatMap(([name, remote]) =>
    remote.routes.flatMap((route) => {
      const slots = remote.slots?.filter(({ pages }) => pages.includes(route.page)) ?? [];
      const page = {
        app: `remote-${name}`,
        name,
        remote,
        route,
        query: '',
        accesses: [route.access],
      };
      const tabs = tabsIn(remotes, slots).map(({ by, query, access }) => ({
        ...page,
        extendedBy: [by],
        query,
        accesses: [route.access, access],
      }));
      return [{ ...page, extendedBy: extending(remotes, slots) }, ...tabs];
    }),
  );

/** Returns the additions to slots that open one at a time. */
const tabsIn = (remotes: Content['remotes'], slots: readonly DeclaredSlot[]) =>
  Object.entries(remotes).flatMap(([name, { extensions = [] }]) =>
    extensions.flatMap(({ slot, module, access }) => {
      const opensBy = slots.find((each) => each.name === slot)?.opensBy;
      const query = `?${opensBy}=${name}/${module}`;
      return opensBy ? [{ by: `remote-${name}`, query, access }] : [];
    }),
  );

const extending = (remotes: Content['remotes'], slots: readonly { name: string }[]): string[] =>
  Object.entries(remotes)
    .filter(([, { extensions = [] }]) =>
      extensions.some(({ slot }) => slots.some(({ name }) => name === slot)),
    )
    .map(([name]) => `remote-${name}`);

const isOf = ({ app, extendedBy }: Page, apps: readonly string[]): boolean =>
  [app, ...extendedBy].some((name) => apps.includes(name));

/** Bytes of a page's files. */
function codeOf({ remote, route }: Page): number {
  const files = remote.pageFiles[route.page] ?? [];
  return files.reduce((sum, file) => sum + (remote.sizes[file] ?? 0), 0);
}
