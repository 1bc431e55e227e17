import type { KeyObject } from 'node:crypto';
import { canonicalJson } from '#document/canonical-json.ts';
import { channelsOf } from '#document/channels.ts';
import type { Content, ReleaseDocument, Smoke } from '#document/release-document.ts';
import { signRelease, type UnsignedRelease } from '#document/signature.ts';
import { ReleaseError } from '#release-error.ts';

/**
 * Opens what is about to go live in a browser. The draft is signed, and its files and pages are in the
 * store. It is meant for everybody: of a canary, it is what the visitors of the canary would get.
 * @throws {@link ReleaseError} REFUSED with every reason.
 */
export type SmokeStart = (draft: ReleaseDocument) => Promise<Smoke>;

/** Records that nobody looked. */
export const notStarted: SmokeStart = async () => ({
  at: new Date().toISOString(),
  browser: null,
  pages: 0,
});

interface Options {
  /** Absent where no build is published. */
  smokeStart?: SmokeStart | undefined;
  privateKey: KeyObject;
}

const mostTries = 3;
/** Three canaries make eight combinations, and each takes as long as a smoke start by itself. */
const mostStarted = 4;

/**
 * Starts what visitors would get and nobody has yet (docs/decisions/0070-smoke-start.md). With canaries
 * these may be several combinations: the first ones, and the one with every canary. What another team made
 * live meanwhile makes others of them, and those are started too; the same one is started once.
 * @throws {@link ReleaseError} REFUSED, or CONTENDED when others were faster again and again.
 */
export function smokeStarts({ smokeStart, privateKey }: Options) {
  const started = new Map<string, Smoke>();
  let tries = 0;

  return async (
    release: UnsignedRelease,
    live: ReleaseDocument | null,
  ): Promise<Pick<ReleaseDocument, 'smoke'>> => {
    if (!smokeStart) return {};
    const { canaries: _canaries, variants: _variants, ...everybody } = release;
    const contents = newContents(release, live);
    const fresh = contents.filter((content) => !started.has(keyOf(content)));
    /* Where nobody looks it takes no time, however many others are faster. */
    if (fresh.length > 0 && smokeStart !== notStarted) tries += 1;
    if (tries > mostTries) throw overtaken();
    for (const content of fresh) {
      const draft = signRelease({ ...everybody, ...content }, privateKey);
      started.set(keyOf(content), await smokeStart(draft));
    }
    const [first, ...more] = contents.flatMap((content) => started.get(keyOf(content)) ?? []);
    if (!first) return live?.smoke ? { smoke: live.smoke } : {};
    return {
      smoke: { ...first, pages: more.reduce((sum, { pages }) => sum + pages, first.pages) },
    };
  };
}

function newContents(release: UnsignedRelease, live: ReleaseDocument | null): Content[] {
  const given = new Set(live ? channelsOf(live).map(({ content }) => keyOf(content)) : []);
  const contents = channelsOf(release).map(({ content }) => content);
  const fresh = contents.filter((content) => !given.has(keyOf(content)));
  return fresh.length > mostStarted
    ? [...fresh.slice(0, mostStarted - 1), ...fresh.slice(-1)]
    : fresh;
}

const keyOf = ({ shell, remotes }: Content) => canonicalJson([shell, remotes]);

const overtaken = () =>
  new ReleaseError(
    'CONTENDED',
    `Other teams published ${mostTries} times while this was being started in a browser. Try again in a moment.`,
  );
