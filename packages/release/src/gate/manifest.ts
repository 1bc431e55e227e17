import { type DeclaredSetting, isValueOf } from '@camp/contracts/site/app-settings';
import { setNameSchema } from '@camp/contracts/site/app-setting-schemas';
import { type Access, mayOpen } from '@camp/contracts/site/roles';
import { languages } from '@camp/contracts/sentences/language';
import { matchRoute } from '#document/match-route.ts';
import type { Content } from '#document/release-document.ts';
import { settingsOfBuild } from '#document/settings-of-build.ts';
import { type Address, addressesOf, pageAt, shapeOf } from './addresses.ts';
import type { Inspection } from './inspect.ts';
import type { Refusal } from './refusal.ts';

/** Paths that the edge or the API answers, with everything below them. */
const reserved = [
  '/api',
  '/r',
  '/healthz',
  '/readyz',
  '/release.json',
  '/extensions.json',
  '/sw.js',
  '/manifest.webmanifest',
  '/icons',
  '/robots.txt',
  '/sitemap.xml',
  '/security.txt',
  '/.well-known',
];

/** Refuses addresses that more than one page answers, or that no remote may answer. */
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
  /** The linking app, and how it links: `remote-public links`. */
  from: string;
  to: string;
}

function linksOf({ shell, remotes }: Content): Link[] {
  return [
    ...(shell.linksTo ?? []).map((to) => ({ from: 'the shell links', to })),
    ...Object.entries(remotes).flatMap(
      ([name, { routes, navigation, cards = [], linksTo = [] }]) => [
        ...linksTo.map((to) => ({ from: `remote-${name} links`, to })),
        ...routes.flatMap(({ sameAs }) =>
          sameAs ? [{ from: `a page of remote-${name} points`, to: sameAs }] : [],
        ),
        ...navigation.map(({ to }) => ({ from: `the navigation of remote-${name} leads`, to })),
        ...cards.map(({ to }) => ({ from: `a card of remote-${name} leads`, to })),
      ],
    ),
  ].filter(({ to }) => to.startsWith('/'));
}

/** Refuses links and aliases that lead to no page. `before` shows if they used to lead to one. */
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

/** A page counts as lost, too, when only a `/*` route still answers its address. */
function isLost(old: Address, page: Address | null): boolean {
  if (!page) return true;
  return page.path.endsWith('/*') && !old.path.endsWith('/*');
}

/** From the most open to the most closed. */
const ranks: Record<Access, number> = { anyone: 0, 'signed-in': 1, moderator: 2, admin: 3 };

/** Refuses pages that more people could open than before. */
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

/** Refuses texts that are missing in one of the languages. */
export function* textRefusals({ candidate }: Inspection): Generator<Refusal> {
  if (candidate.name === 'shell') return;
  const texts = [
    { what: 'the name of its area', text: candidate.area },
    ...candidate.routes.flatMap(({ path, tab }) =>
      tab ? [{ what: `the tab of ${path}`, text: tab }] : [],
    ),
    ...candidate.navigation.flatMap(({ to, label, menu }) => [
      { what: `the label of ${to}`, text: label },
      ...(menu ? [{ what: `the menu of ${to}`, text: menu }] : []),
    ]),
    ...(candidate.cards ?? []).flatMap(({ to, title, text }) => [
      { what: `the title of its card of ${to}`, text: title },
      { what: `the sentence of its card of ${to}`, text },
    ]),
    ...(candidate.extensions ?? []).flatMap(({ slot, title }) =>
      title ? [{ what: `the title of what it adds to ${slot}`, text: title }] : [],
    ),
  ];
  for (const { what, text } of texts) {
    for (const language of languages.filter((each) => !text[each]?.trim())) {
      const message = `${candidate.name} does not say ${what} in ${languageNames[language]}.`;
      yield { code: 'TEXT_MISSING', message };
    }
  }
}

const languageNames = { en: 'English', fr: 'French' };

/** Most characters of a setting's name on screen. */
const maxSettingLabel = 60;

/** Refuses settings that are declared for another app, or that no value fits, and what no one could switch off. */
export function* settingRefusals({ candidate }: Inspection): Generator<Refusal> {
  if (candidate.name === 'shell') return;
  const wrong = (message: string) =>
    ({ code: 'SETTING_WRONG', message: `${candidate.name}: ${message}` }) as const;
  const switches = settingsOfBuild(candidate).filter(({ kind }) => kind === 'switch');
  for (const { name } of switches.filter((each) => !setNameSchema.safeParse(each.name).success)) {
    yield wrong(
      `${name} is no name of a switch, so no one could switch it off. Use a to z, digits and hyphens, 60 at most.`,
    );
  }
  if (!candidate.settings) return;
  const { app, declared } = candidate.settings;
  if (`remote-${app}` !== candidate.name) {
    yield wrong(`its settings are declared for ${app}; defineSettings takes its own name.`);
  }
  for (const [name, setting] of Object.entries(declared)) {
    const problem = problemOfSetting(setting);
    if (problem) yield wrong(`the setting ${name} ${problem}`);
  }
}

function problemOfSetting(setting: DeclaredSetting): string | null {
  const { default: given, label } = setting;
  if (setting.kind === 'number' && setting.minimum > setting.maximum)
    return `has a minimum of ${setting.minimum} above its maximum of ${setting.maximum}.`;
  if (!isValueOf(setting, given))
    return `has the default ${String(given)}, which it could not be set to.`;
  if (setting.kind === 'choice' && new Set(setting.choices).size < setting.choices.length)
    return 'has a choice twice.';
  const missing = languages.find((language) => !label[language].trim());
  if (missing) return `has no name on screen in ${languageNames[missing]}.`;
  const length = Math.max(...Object.values(label).map((text) => text.length));
  if (length > maxSettingLabel)
    return `has a name of ${length} characters; at most ${maxSettingLabel} are allowed.`;
  return null;
}

/** Refuses journeys that begin where the app has no page, or where their visitor may not be. */
export function* journeyRefusals({ candidate }: Inspection): Generator<Refusal> {
  if (candidate.name === 'shell') return;
  for (const { name, at, as } of candidate.journeys ?? []) {
    const route = matchRoute(candidate.routes, at.replace(/[?#].*$/, ''));
    const problem = route
      ? !mayOpen(route.access, as ?? null) && `which ${as ?? 'someone signed out'} may not open`
      : 'where it has no page';
    if (!problem) continue;
    const message = `${candidate.name}: the journey "${name}" begins at ${at}, ${problem}.`;
    yield { code: 'JOURNEY_WRONG', message };
  }
}
