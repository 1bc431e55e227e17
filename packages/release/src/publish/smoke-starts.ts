import type { KeyObject } from 'node:crypto';
import { canonicalJson } from '#document/canonical-json.ts';
import { channelsOf } from '#document/channels.ts';
import { appsOf } from '#document/content.ts';
import type { Content, ReleaseDocument, Smoke } from '#document/release-document.ts';
import { signRelease, type UnsignedRelease } from '#document/signature.ts';
import { ReleaseError } from '#release-error.ts';

/**
 * Opens what is about to go live in a browser. The draft is signed, and its files and pages are in the
 * store. It is meant for everyone: of a canary, it is what the visitors of the canary would get.
 * @param changed the only apps to open, if the others were opened before with the same shell
 * @throws {@link ReleaseError} REFUSED with every reason.
 */
export type SmokeStart = (draft: ReleaseDocument, changed?: readonly string[]) => Promise<Smoke>;

/** Records that no browser opened the pages. */
export const notStarted: SmokeStart = async () => ({
  at: new Date().toISOString(),
  browser: null,
  pages: 0,
});

interface Options {
  /** Absent if no build is published. */
  smokeStart?: SmokeStart | undefined;
  privateKey: KeyObject;
  /** Apps that are published. */
  candidates?: readonly string[];
}

interface SmokeRun {
  content: Content;
  smoke: Smoke;
}

const maxTries = 3;
/** Three canaries make eight combinations, and each takes as long as a smoke start by itself. */
const maxStarted = 4;

/**
 * Starts what visitors would get and no one has yet (docs/decisions/releases.md#0070). With canaries
 * these may be several combinations: the first ones, and the one with every canary. If another team publishes
 * meanwhile, they change: then only what was not opened before as it is now is started
 * (docs/decisions/code.md#0278).
 * @throws {@link ReleaseError} REFUSED, or CONTENDED if others were faster again and again.
 */
export function smokeStarts({ smokeStart, privateKey, candidates = [] }: Options) {
  const started: SmokeRun[] = [];
  let tries = 0;

  return async (
    release: UnsignedRelease,
    live: ReleaseDocument | null,
  ): Promise<Pick<ReleaseDocument, 'smoke'>> => {
    if (!smokeStart) return {};
    const { canaries: _canaries, variants: _variants, ...everybody } = release;
    const plans = newContents(release, live).map((content) => planOf(content, started, candidates));
    /* Without a browser this takes no time, however many others are faster. */
    if (plans.some(({ isSeen }) => !isSeen) && smokeStart !== notStarted) tries += 1;
    if (tries > maxTries) throw overtaken();
    const seen: SmokeRun[] = [];
    for (const plan of plans) {
      const draft = signRelease({ ...everybody, ...plan.content }, privateKey);
      seen.push({ content: plan.content, smoke: await startedAs(plan, draft, smokeStart) });
    }
    started.push(...seen);
    const [first, ...more] = seen;
    if (!first) return live?.smoke ? { smoke: live.smoke } : {};
    const pages = more.reduce((sum, { smoke }) => sum + smoke.pages, first.smoke.pages);
    return { smoke: { ...first.smoke, pages } };
  };
}

/** Starts what is planned. The record also covers what was opened before. */
async function startedAs(
  { smoke, changed, isSeen }: ReturnType<typeof planOf>,
  draft: ReleaseDocument,
  smokeStart: SmokeStart,
): Promise<Smoke> {
  if (isSeen && smoke) return smoke;
  const looked = await smokeStart(draft, changed ?? undefined);
  return { ...looked, pages: smoke?.pages ?? looked.pages };
}

/** Plans what to start of a content: only what differs from the started content that is most like it. */
function planOf(content: Content, started: readonly SmokeRun[], candidates: readonly string[]) {
  const [nearest] = started
    .flatMap(({ content: before, smoke }) => {
      const changed = unseenIn(content, before, candidates);
      return changed ? [{ smoke, changed }] : [];
    })
    .toSorted((a, b) => a.changed.length - b.changed.length);
  const { smoke = null, changed = null } = nearest ?? {};
  return { content, smoke, changed, isSeen: changed?.length === 0 };
}

/**
 * Returns the apps whose pages are opened, among those that are published or, with a shell, all: the ones that have
 * changed. Null if everything has to be opened again, because the shell or what a remote declares has changed.
 */
function unseenIn(now: Content, before: Content, candidates: readonly string[]): string[] | null {
  if (canonicalJson(frameOf(now)) !== canonicalJson(frameOf(before))) return null;
  const isOpened = (app: string) => candidates.includes('shell') || candidates.includes(app);
  const was = new Map(appsOf(before).map(({ name, release }) => [name, canonicalJson(release)]));
  return appsOf(now)
    .filter(({ name, release }) => isOpened(name) && was.get(name) !== canonicalJson(release))
    .map(({ name }) => name);
}

/** Returns what surrounds every page: the shell, and what remotes declare, such as links of the bar. */
const frameOf = ({ shell, remotes }: Content) => [
  shell,
  Object.entries(remotes)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, { contract, area, routes, redirects, navigation, linksTo }]) => [
      name,
      { contract, area, routes, redirects, navigation, linksTo },
    ]),
];

function newContents(release: UnsignedRelease, live: ReleaseDocument | null): Content[] {
  const given = new Set(live ? channelsOf(live).map(({ content }) => keyOf(content)) : []);
  const contents = channelsOf(release).map(({ content }) => content);
  const fresh = contents.filter((content) => !given.has(keyOf(content)));
  return fresh.length > maxStarted
    ? [...fresh.slice(0, maxStarted - 1), ...fresh.slice(-1)]
    : fresh;
}

const keyOf = ({ shell, remotes }: Content) => canonicalJson([shell, remotes]);

const overtaken = () =>
  new ReleaseError(
    'CONTENDED',
    `Other teams published ${maxTries} times while this was being started in a browser. Try again in a moment.`,
  );
