import type { RemoteCandidate } from '#document/candidate.ts';
import { type Inspection, isScript, isStyle } from './inspect.ts';
import type { Refusal } from './refusal.ts';

/*
 * Limits for a remote on what all remotes share: room in the bar, bytes in every document of the site, and
 * loading time (docs/decisions/releases.md#0090).
 */
const most = {
  /** Of each, in one remote. */
  counts: {
    pages: 60,
    redirects: 40,
    'links in the bar': 20,
    cards: 6,
    slots: 20,
    extensions: 40,
    settings: 40,
    journeys: 10,
    files: 400,
  },
  /** Characters of a label in the bar or of the area's name. */
  label: 40,
  /** Characters of the sentence on a card. */
  sentence: 120,
  /** Bytes of its manifest in every document of the site, as JSON. */
  document: 5_000,
  /** Bytes of one picture, film, song or font, and of all together. */
  mediaFile: 2_000_000,
  media: 8_000_000,
};

/** Refuses what would crowd others: too many links, long labels, heavy documents, heavy media. */
export function* boundRefusals({ candidate }: Inspection): Generator<Refusal> {
  if (candidate.name !== 'shell') {
    yield* countRefusals(candidate);
    yield* labelRefusals(candidate);
    yield* documentRefusals(candidate);
  }
  yield* mediaRefusals(candidate);
}

function* countRefusals({
  name,
  routes,
  redirects = [],
  navigation,
  cards = [],
  slots = [],
  extensions = [],
  settings,
  journeys = [],
  files,
}: RemoteCandidate) {
  const counts: Record<keyof typeof most.counts, number> = {
    pages: routes.length,
    redirects: redirects.length,
    'links in the bar': navigation.length,
    cards: cards.length,
    slots: slots.length,
    extensions: extensions.length,
    settings: Object.keys(settings?.declared ?? {}).length,
    journeys: journeys.length,
    files: Object.keys(files).length,
  };
  for (const [things, limit] of Object.entries(most.counts)) {
    const count = counts[things as keyof typeof counts];
    if (count <= limit) continue;
    const message = `${name} has ${count} ${things}; at most ${limit} are allowed.`;
    yield { code: 'TOO_MANY', message } as const;
  }
}

function* labelRefusals(candidate: RemoteCandidate) {
  const { name, area, routes, navigation, cards = [], extensions = [] } = candidate;
  const bar = [
    { what: 'the name of its area', text: area },
    ...routes.flatMap(({ path, tab }) => (tab ? [{ what: `its tab of ${path}`, text: tab }] : [])),
    ...navigation.flatMap(({ to, label, menu }) => [
      { what: `its label of ${to}`, text: label },
      ...(menu ? [{ what: `its menu of ${to}`, text: menu }] : []),
    ]),
  ].map((each) => ({ ...each, place: 'the bar', limit: most.label }));
  const onCards = cards.flatMap(({ to, title, text }) => [
    { what: `the title of its card of ${to}`, text: title, limit: most.label },
    { what: `the sentence of its card of ${to}`, text, limit: most.sentence },
  ]);
  const onTabs = extensions.flatMap(({ slot, title }) =>
    title ? [{ what: `the title of what it adds to ${slot}`, text: title, limit: most.label }] : [],
  );
  for (const { what, text, place, limit } of [
    ...bar,
    ...onCards.map((each) => ({ ...each, place: 'a card' })),
    ...onTabs.map((each) => ({ ...each, place: 'a tab' })),
  ]) {
    const length = Math.max(...Object.values(text).map((each) => each.length));
    if (length <= limit) continue;
    const message = `${name}: ${what} has ${length} characters, more than ${place} has room for; at most ${limit} are allowed.`;
    yield { code: 'TEXT_TOO_LONG', message } as const;
  }
}

function* documentRefusals(candidate: RemoteCandidate) {
  const { name, area, routes, redirects, navigation, cards } = candidate;
  const bytes = Buffer.byteLength(JSON.stringify({ area, routes, redirects, navigation, cards }));
  if (bytes <= most.document) return;
  const message = `${name} adds ${bytes} bytes of pages and links to every document of the site; at most ${most.document} are allowed. Declare fewer or shorter ones.`;
  yield { code: 'DOCUMENT_TOO_BIG', message } as const;
}

function* mediaRefusals({ name, sizes = {} }: Inspection['candidate']) {
  const media = Object.entries(sizes).filter(([path]) => !isCode(path));
  for (const [path, bytes] of media.filter(([, size]) => size > most.mediaFile)) {
    const message = `${path} of ${name} weighs ${MB(bytes)}; at most ${MB(most.mediaFile)} are allowed for a file.`;
    yield { code: 'MEDIA_TOO_BIG', message } as const;
  }
  const total = media.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (total <= most.media) return;
  const message = `The pictures, films and songs of ${name} weigh ${MB(total)}; at most ${MB(most.media)} are allowed.`;
  yield { code: 'MEDIA_TOO_BIG', message } as const;
}

/** The prerenderer never leaves the server. */
const isCode = (path: string) => isScript(path) || isStyle(path) || path.endsWith('.cjs');

const MB = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
