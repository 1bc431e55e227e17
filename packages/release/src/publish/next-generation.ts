import { setTimeout as wait } from 'node:timers/promises';
import { canonicalJson } from '#document/canonical-json.ts';
import type { ReleaseContent, ReleaseDocument, SetValue } from '#document/release-document.ts';
import { isSame } from '#document/content.ts';
import { signRelease, type UnsignedRelease } from '#document/signature.ts';
import { roleOf, type SigningKeys } from '#document/signing-keys.ts';
import { signedStatements } from '#document/statements.ts';
import { textOf } from '#maintain/sign-earlier.ts';
import type { TrustedStore } from '#maintain/verify.ts';
import { ReleaseError } from '#release-error.ts';
import { baseOf, liveDocument, readLive } from '#store/verified-documents.ts';
import { addPrerenderedPages } from './pages.ts';
import { settingNotes } from './setting-notes.ts';
import { keptReleases, publishersStatements } from './switching.ts';
import { type SmokeStart, smokeStarts } from './smoke-starts.ts';

/**
 * Everything that publishing needs: a store, the keys that sign for it, and the address at which browsers find
 * its files. With the server's key it switches between what was published, and renders nothing.
 */
export interface Publisher extends TrustedStore {
  keys: SigningKeys;
  /** Address that published files are served under, ending in a slash. */
  filesUrl: string;
  /** Called with a sentence that is worth knowing but stops no one, such as on a page that is left to browsers. */
  tell?: ((sentence: string) => void) | undefined;
}

const maximumTries = 200;

/** A person who changes what is live, and the generation that they saw live. */
export interface ChangeRequest {
  by: string;
  /** Refuses the change unless this generation is live, however many people act at once. */
  expected?: number | undefined;
  /** Called between rendering and the switch. Absent if no build is published. */
  smokeStart?: SmokeStart | undefined;
}

export interface Change extends ChangeRequest {
  change: (live: ReleaseDocument | null) => ReleaseContent | Promise<ReleaseContent>;
  /** Earlier releases that may have been made of the same builds. */
  earlier?: readonly ReleaseDocument[];
  /** Apps whose pages must be drawn: those that are published. */
  candidates?: readonly string[];
  /** True if the document should say that it is never rolled back automatically. */
  isKept?: boolean | undefined;
  /** The state of the switch that ends the service worker; absent if it stays as it is. */
  offline?: 'on' | 'off' | undefined;
  /** Returns what staff set, given what they had set before; absent if it stays as it is. */
  settings?: (before: readonly SetValue[]) => readonly SetValue[];
}

/**
 * Makes the next generation live. Every change of what visitors get goes through here, so a draft can be
 * checked before it is claimed.
 * @throws {@link ReleaseError} GENERATION_MOVED, PRERENDER_FAILED, CONTENDED, or UNSIGNED_BUILD for a server
 */
export async function nextGeneration(
  publisher: Publisher,
  change: Change,
): Promise<ReleaseDocument> {
  const { store, keys } = publisher;
  const smokeOf = smokeStarts({ ...change, ...keys });
  for (let tries = 0; tries < maximumTries; tries += 1) {
    const claimed = (await store.generations())[0] ?? 0;
    const current = await requireExpected(publisher, change.expected);
    const content = await change.change(current);
    const switches = switchesAfter(change, current);
    if (current && isSame(current, content) && hasSwitches(current, switches))
      return switched(publisher, current);
    const { rendered, notes } = await complete(publisher, { content, current, ...change });
    const generation = Math.max(claimed, current?.generation ?? 0) + 1;
    const release = unsigned({ ...change, generation, switches }, rendered);
    const seen = await smokeOf(release, current);
    const createdAt = new Date().toISOString();
    const document = signRelease({ ...release, createdAt, ...seen }, keys.privateKey);
    if (await store.claimDocument(document.generation, textOf(document))) {
      tellAll(publisher, [...notes, ...settingNotes(current, document)]);
      return switched(publisher, document);
    }
    await wait(Math.random() * 20 * 2 ** Math.min(tries, 4));
  }
  throw new ReleaseError('CONTENDED', 'Too many people publish at once. Try again in a moment.');
}

const tellAll = ({ tell }: Publisher, sentences: readonly string[]) =>
  sentences.forEach((sentence) => tell?.(sentence));

/** Returns what is live, for a change of switches alone. @throws {@link ReleaseError} NOTHING_LIVE */
export function keepBuilds(live: ReleaseDocument | null): ReleaseDocument {
  if (!live) throw new ReleaseError('NOTHING_LIVE', 'Nothing has been published.');
  return live;
}

type Switches = Pick<ReleaseDocument, 'offline' | 'settings'>;

/** The part of a document that stays as it is, whatever is published, unless it is the change. */
function switchesAfter(change: Change, current: ReleaseDocument | null): Switches {
  const offline = change.offline ?? current?.offline;
  const before = current?.settings ?? [];
  const settings = change.settings?.(before) ?? before;
  return {
    ...(offline === 'off' && { offline }),
    ...(settings.length > 0 && { settings: [...settings] }),
  };
}

const hasSwitches = ({ offline, settings }: ReleaseDocument, switches: Switches): boolean =>
  offline === switches.offline &&
  canonicalJson(settings ?? []) === canonicalJson(switches.settings ?? []);

interface Outline extends Pick<Change, 'by' | 'isKept'> {
  generation: number;
  switches: Switches;
}

const unsigned = (
  { generation, by, isKept, switches }: Outline,
  rendered: ReleaseContent & Pick<UnsignedRelease, 'statements'>,
): UnsignedRelease => ({
  generation,
  createdAt: new Date().toISOString(),
  by,
  ...(isKept && { kept: true }),
  ...switches,
  ...rendered,
});

interface Incomplete extends Pick<Change, 'earlier' | 'candidates'> {
  content: ReleaseContent;
  current: ReleaseDocument | null;
}

/** Returns a release with its pages, and the publisher's signatures of each build and of pages. */
async function complete(
  publisher: Publisher,
  { content, current, earlier = [], candidates = [] }: Incomplete,
) {
  const { store, keys } = publisher;
  const isServer = roleOf(keys) === 'server';
  const kept = isServer ? await keptReleases(publisher) : [];
  const known = [current, ...earlier, ...kept].filter((each) => each !== null);
  const pages = { earlier: known, candidates, skipRendering: isServer };
  const { rendered, notes } = await addPrerenderedPages(store, content, pages);
  const statements = isServer
    ? publishersStatements(rendered, known, keys)
    : signedStatements(rendered, keys.privateKey);
  return { rendered: { ...rendered, statements }, notes };
}

/** Returns the document that the next generation builds on. @throws {@link ReleaseError} GENERATION_MOVED */
export async function requireExpected({ store, keys }: Publisher, expected: number | undefined) {
  const current = await baseOf(store, keys);
  if (expected === undefined || current?.generation === expected) return current;
  throw new ReleaseError('GENERATION_MOVED', `Generation ${expected} is live no more.`);
}

/** Makes live.json the newest document. However many processes race, the newest document wins. */
async function switched({ store, keys }: Publisher, document: ReleaseDocument) {
  for (;;) {
    const current = await readLive(store, keys);
    if (!current) return document;
    const live = await liveDocument(store, keys);
    if (live?.signature === current.signature) return document;
    await store.switchLive(textOf(current));
  }
}
