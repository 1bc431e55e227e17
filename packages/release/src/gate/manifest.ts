import type { Access } from '@camp/contracts/access';
import { languages } from '@camp/contracts/language';
import type { Content } from '#document/release-document.ts';
import { matchRoute } from '#document/match-route.ts';
import type { Inspected } from './inspect.ts';
import type { Refusal } from './refusal.ts';

/** Where the edge or the API answers themselves, here and below. */
const reserved = [
  '/api',
  '/r',
  '/healthz',
  '/readyz',
  '/release.json',
  '/robots.txt',
  '/sitemap.xml',
];

/** An address that some remote answers to: a page, or an alias that leads on. */
interface Address {
  path: string;
  owner: string;
  /** Where an alias leads; absent for a page. */
  to?: string;
}

function addressesOf({ remotes }: Content): Address[] {
  return Object.entries(remotes).flatMap(([name, { routes, redirects = [] }]) => {
    const owner = `remote-${name}`;
    return [
      ...routes.map(({ path }) => ({ path, owner })),
      ...redirects.map(({ from, to }) => ({ path: from, owner, to })),
    ];
  });
}

/** Paths that no router could tell apart have one shape: `/U/:name/` and `/u/:username`. */
function shapeOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map((part) => (part.startsWith(':') ? ':' : decoded(part))).join('/')}`;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

/** Addresses that more than one page answers to, or that are not a remote's to answer. */
export function* routeRefusals(content: Content): Generator<Refusal> {
  const seen = new Map<string, Address>();
  for (const address of addressesOf(content)) {
    const { path, owner } = address;
    const shape = shapeOf(path);
    const first = seen.get(shape);
    seen.set(shape, first ?? address);
    if (reserved.some((own) => shape === own || shape.startsWith(`${own}/`))) {
      const message = `${owner} declares ${path}, where the site itself answers.`;
      yield { code: 'ROUTE_RESERVED', message };
    }
    if (first?.owner === owner) {
      yield { code: 'ROUTE_TWICE', message: `${owner} declares ${path} twice.` };
    } else if (first) {
      const message = `${owner} declares ${path}, but ${first.path} belongs to ${first.owner}.`;
      yield { code: 'ROUTE_TAKEN', message };
    }
  }
}

interface Link {
  /** Who links, and how: `remote-public links`. */
  from: string;
  to: string;
}

function linksOf({ shell, remotes }: Content): Link[] {
  return [
    ...(shell.linksTo ?? []).map((to) => ({ from: 'the shell links', to })),
    ...Object.entries(remotes).flatMap(([name, { routes, navigation, linksTo = [] }]) => [
      ...linksTo.map((to) => ({ from: `remote-${name} links`, to })),
      ...routes.flatMap(({ sameAs }) =>
        sameAs ? [{ from: `a page of remote-${name} points`, to: sameAs }] : [],
      ),
      ...navigation.map(({ to }) => ({ from: `the navigation of remote-${name} leads`, to })),
    ]),
  ].filter(({ to }) => to.startsWith('/'));
}

/** Links and aliases that lead to no page; `before` tells whether they did. */
export function* linkRefusals(content: Content, before: Content | null): Generator<Refusal> {
  const addresses = addressesOf(content);
  for (const { from, to } of linksOf(content)) {
    const page = pageAt(addresses, to);
    const old = before && pageAt(addressesOf(before), to);
    if (old && isLost(old, page)) {
      const message = `${old.owner} no longer has ${old.path}, where ${from} to ${to}.`;
      yield { code: 'ROUTE_REMOVED', message };
    } else if (!page) {
      yield { code: 'DEAD_LINK', message: `No page is at ${to}, where ${from}.` };
    }
  }
  for (const { owner, path, to } of addresses) {
    if (to === undefined || pageAt(addresses, to)) continue;
    const message = `${owner} leads ${path} on to ${to}, where no page is.`;
    yield { code: 'DEAD_REDIRECT', message };
  }
}

/** A page that only an open `/*` answers for now is lost, too. */
function isLost(old: Address, page: Address | null): boolean {
  if (!page) return true;
  return page.path.endsWith('/*') && !old.path.endsWith('/*');
}

const mostHops = 5;

/** The page that an address leads to, over aliases; null for none, and for aliases in a circle. */
function pageAt(addresses: readonly Address[], target: string): Address | null {
  let path = target;
  for (let hops = 0; hops < mostHops; hops += 1) {
    const found = matchRoute(addresses, path.replace(/[?#].*$/, ''));
    if (!found) return null;
    if (found.to === undefined) return found;
    path = found.to;
  }
  return null;
}

/** From open to closed. */
const ranks: Record<Access, number> = { anyone: 0, 'signed-in': 1, moderator: 2, admin: 3 };

/** Pages that more people could open than before. */
export function* accessRefusals(content: Content, before: Content | null): Generator<Refusal> {
  const old = new Map(routesOf(before).map((route) => [shapeOf(route.path), route]));
  for (const { path, access } of routesOf(content)) {
    const was = old.get(shapeOf(path))?.access;
    if (!was || ranks[access] >= ranks[was]) continue;
    const message = `${path} would open from ${was} to ${access}. Say --allow access if that is meant.`;
    yield { code: 'ACCESS_LOOSENED', message };
  }
}

const routesOf = (content: Content | null) =>
  Object.values(content?.remotes ?? {}).flatMap(({ routes }) => routes);

/** What visitors would read, and is not said in every language. */
export function* textRefusals({ candidate }: Inspected): Generator<Refusal> {
  if (candidate.name === 'shell') return;
  const texts = [
    { what: 'the name of its area', text: candidate.area },
    ...candidate.navigation.flatMap(({ to, label, menu }) => [
      { what: `the label of ${to}`, text: label },
      ...(menu ? [{ what: `the menu of ${to}`, text: menu }] : []),
    ]),
  ];
  for (const { what, text } of texts) {
    for (const language of languages.filter((each) => !text[each]?.trim())) {
      const message = `${candidate.name} does not say ${what} in ${languageNames[language]}.`;
      yield { code: 'TEXT_MISSING', message };
    }
  }
}

const languageNames = { en: 'English', fr: 'French' };
