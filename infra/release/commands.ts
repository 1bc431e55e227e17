import { join } from 'node:path';
import { folderOf } from '@camp/build/apps';
import { differenceOf } from '@camp/release/maintain/difference';
import { prune } from '@camp/release/maintain/prune';
import { ReleaseError } from '@camp/release/release-error';
import {
  check,
  endCanary,
  listReleases,
  type Place,
  promote,
  publish,
  rollback,
} from '@camp/release/publish/publish';
import { rotateSigningKey } from '@camp/release/maintain/rotate-signing-key';
import { documentOf, readLive } from '@camp/release/store/verified-documents';
import { verifyLive } from '@camp/release/maintain/verify';
import { type CommandLine, generationIn, appsIn } from './command-line.ts';
import { differenceText, prunedText, summaryOf } from './texts.ts';
import type { CommandName } from './usage.ts';

export interface CommandInput extends CommandLine {
  place: Place;
  /** Folder of the signing keys. */
  keysFolder: string;
  by: string;
}

/** What `--json` prints, and what a person reads. */
interface CommandResult {
  result: unknown;
  text: string;
}

export const commands: Record<CommandName, (input: CommandInput) => Promise<CommandResult>> = {
  async publish(input) {
    const publishing = await builtOf(input);
    const before = await liveOf(input.place);
    const live = await publish(input.place, publishing);
    const changes = differenceOf(before, live.canary ?? live);
    return { result: live, text: `${summaryOf(live)}.\n${differenceText(changes)}` };
  },

  async check(input) {
    const { refusals, live, next } = await check(input.place, await builtOf(input));
    const changes = differenceOf(live, next.canary ?? next);
    if (refusals.length === 0) {
      return { result: { refusals, changes }, text: `${passed}\n${differenceText(changes)}` };
    }
    const reasons = refusals.map(({ code, message }) => `  ${code}  ${message}`).join('\n');
    const message = `The gate would refuse this:\n${reasons}\n${differenceText(changes)}`;
    throw new ReleaseError('REFUSED', message, { refusals });
  },

  async promote({ place, by, percentage }) {
    const live = await promote(place, percentage === undefined ? { by } : { by, percentage });
    return { result: live, text: `${summaryOf(live)}.` };
  },

  async rollback({ place, by, names }) {
    if (names[0] === 'canary') {
      const live = await endCanary(place, { by });
      return { result: live, text: `${summaryOf(live)}: the canary has ended.` };
    }
    const live = await rollback(place, { generation: generationIn(names[0]), by });
    return { result: live, text: `${summaryOf(live)}, as in generation ${names[0]}.` };
  },

  async list({ place }) {
    const releases = await listReleases(place);
    const lines = releases.map(
      (release) => `${release.createdAt}  ${release.by}  ${summaryOf(release)}`,
    );
    return { result: releases, text: lines.join('\n') || 'Nothing has been published.' };
  },

  async diff({ place, names }) {
    const [a, b] = names;
    const to = b ? await generation(place, b) : await requireLive(place);
    const from = a ? await generation(place, a) : await generationBelow(place, to.generation);
    const changes = differenceOf(from, to);
    const range = `Generation ${from?.generation ?? 'none'} → ${to.generation}`;
    return {
      result: { from: from?.generation ?? null, to: to.generation, changes },
      text: `${range}\n${differenceText(changes)}`,
    };
  },

  async prune({ place, keep, isDryRun }) {
    const result = await prune(place, { keep, isDryRun });
    return { result, text: prunedText(result, isDryRun) };
  },

  async verify({ place }) {
    const live = await verifyLive(place);
    return {
      result: live,
      text: `${summaryOf(live)}: the signature and every file are as published.`,
    };
  },

  async 'rotate-key'({ place, keysFolder }) {
    const count = await rotateSigningKey({ store: place.store, keysFolder });
    const text = `${count} generations are signed with the new key. Restart API and edge now.`;
    return { result: { generations: count }, text };
  },
};

const passed = 'The gate found no problems.';

async function builtOf({ names, by, canary, filesUrl, allow }: CommandInput) {
  const apps = appsIn(names);
  /* Loads the compiler only for commands that build. */
  const { buildApps } = await import('@camp/build/build');
  await buildApps(apps);
  const folders = apps.map((app) => join(folderOf(app), 'dist'));
  return { folders, by, canary, filesUrl: filesUrl || undefined, gate: { allow } };
}

const liveOf = ({ store, keys }: Place) => readLive(store, keys.publicKey);

async function requireLive(place: Place) {
  const live = await liveOf(place);
  if (live) return live;
  throw new ReleaseError('NOTHING_LIVE', 'Nothing has been published.');
}

async function generation({ store, keys }: Place, name: string) {
  const number = generationIn(name);
  const document = await documentOf(store, number, keys.publicKey);
  if (document) return document;
  throw new ReleaseError('NO_SUCH_GENERATION', `There is no verified generation ${number}.`);
}

/** The newest verified generation below one; null when it is the first. */
async function generationBelow({ store, keys }: Place, below: number) {
  for (const number of await store.generations()) {
    const document = number < below && (await documentOf(store, number, keys.publicKey));
    if (document) return document;
  }
  return null;
}
