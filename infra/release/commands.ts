import { join } from 'node:path';
import { folderOf, repositoryRoot } from '@camp/build/apps';
import { originOf } from '@camp/build/sbom';
import type { Source } from '@camp/release/document/release-document';
import { differenceOf } from '@camp/release/maintain/difference';
import { releaseHistory } from '@camp/release/maintain/history';
import { prune } from '@camp/release/maintain/prune';
import { ReleaseError } from '@camp/release/release-error';
import { check, type ReleaseReader, publish } from '@camp/release/publish/publish';
import { endCanary, promote } from '@camp/release/publish/canary';
import type { Publisher } from '@camp/release/publish/next-generation';
import { rollback, rollbackApp } from '@camp/release/publish/rollback';
import { switchOffline } from '@camp/release/publish/offline';
import { settingNotes } from '@camp/release/publish/setting-notes';
import { withdraw } from '@camp/release/publish/withdraw';
import { rotateServerKey, rotateSigningKey } from '@camp/release/maintain/rotate-signing-key';
import { baseOf, documentOf } from '@camp/release/store/verified-documents';
import { type TrustedStore, verifyLive } from '@camp/release/maintain/verify';
import { liveApi } from './api-surface.ts';
import {
  type CommandLine,
  generationIn,
  appsIn,
  type CommandName,
  isAppLike,
  UsageError,
} from './command-line.ts';
import { rehearse, requireBrowser, smokeStartIn, typeRefusalsOf } from './rehearsal.ts';
import { sourceOf } from './source.ts';
import {
  differenceText,
  historyText,
  ownDifference,
  prunedText,
  publishedText,
  summaryOf,
  switchText,
} from './texts.ts';

export interface CommandInput extends CommandLine {
  reader: ReleaseReader;
  /** Makes signing keys in an empty store, so only commands that publish call it. */
  publisher: () => Promise<Publisher>;
  /** Returns a publisher, or a server with its own key: either may switch among published releases. */
  switcher: () => Promise<Publisher>;
  /** Address of the site whose API the builds will call. */
  siteUrl: string;
  /** Folder of the signing keys. */
  keysFolder: string;
  dataDir: string;
  by: string;
}

/** Output of a command: `result` for `--json`, `text` for people. */
interface CommandResult {
  result: unknown;
  text: string;
}

export const commands: Record<CommandName, (input: CommandInput) => Promise<CommandResult>> = {
  async publish(input) {
    const publisher = await input.publisher();
    const smokeStart = smokeStartIn(input);
    const { compared, ...built } = await builtOf(input);
    const before = await liveOf(input.reader);
    const live = await publish(publisher, { ...built, smokeStart, isKept: input.isKept });
    if (compared.said) await publisher.store.keepApiSurface(compared.said);
    const text = publishedText(input, before, live) + lineOf(compared.note);
    return { result: live, text };
  },

  async check(input) {
    requireBrowser(input);
    const { compared, ...publishing } = await builtOf(input);
    const typeErrors = await typeRefusalsOf(appsIn(input.names));
    const { refusals: reasons, live, next } = await check(input.reader, publishing);
    const changes = ownDifference(input, live, next);
    const notes = settingNotes(live, { ...next, settings: live?.settings });
    const told = [differenceText(changes) + lineOf(compared.note), ...notes].join('\n');
    const refusals = [...reasons, ...typeErrors];
    if (refusals.length === 0) {
      await rehearse(input, publishing);
      return { result: { refusals, changes }, text: `${passed}\n${told}` };
    }
    const lines = refusals.map(({ code, message }) => `  ${code}  ${message}`).join('\n');
    const message = `The gate would refuse this:\n${lines}\n${told}`;
    throw new ReleaseError('REFUSED', message, { refusals });
  },

  async promote({ reader, switcher, by, names, percentage }) {
    const before = await liveOf(reader);
    const live = await promote(await switcher(), { by, apps: names, percentage });
    return { result: live, text: `${summaryOf(live)}.\n${switchText(before, live)}` };
  },

  async rollback({ reader, switcher, by, names }) {
    const [what = '', ...more] = names;
    const before = await liveOf(reader);
    if (what === 'canary') {
      const live = await endCanary(await switcher(), { by, apps: more });
      return { result: live, text: `${summaryOf(live)}: the canary has ended.` };
    }
    if (isAppLike(what)) {
      const live = await rollbackApp(await switcher(), { by, app: what, version: more[0] });
      return { result: live, text: `${summaryOf(live)}.\n${switchText(before, live)}` };
    }
    const live = await rollback(await switcher(), { generation: generationIn(what), by });
    const text = `${summaryOf(live)}, as in generation ${what}.\n${switchText(before, live)}`;
    return { result: live, text };
  },

  async withdraw({ switcher, by, names }) {
    const [app] = names;
    if (!app) throw new UsageError('Say which remote, or see --help.');
    const live = await withdraw(await switcher(), { by, app });
    return { result: live, text: `${summaryOf(live)}: ${app} is gone, the others stay.` };
  },

  async offline({ switcher, by, names: [to = ''] }) {
    if (to !== 'on' && to !== 'off') throw new UsageError('Say off or on, or see --help.');
    const live = await switchOffline(await switcher(), { by, offline: to });
    return { result: live, text: `${summaryOf(live)}: ${offlineTexts[to]}` };
  },

  async list({ reader, isAll }) {
    await liveOf(reader);
    const history = await releaseHistory(reader, isAll ? {} : { most: usuallyListed });
    const result = history.map(({ document, ...told }) => ({ ...document, ...told }));
    const isCut =
      !isAll && history.at(-1)?.document.generation !== (await reader.store.generations()).at(-1);
    const rest = isCut ? '\nThere are older ones: --all lists them, too.' : '';
    return { result, text: historyText(history) + rest };
  },

  async diff({ reader, names }) {
    const [a, b] = names;
    const to = b ? await generation(reader, b) : await requireLive(reader);
    const from = a ? await generation(reader, a) : await generationBelow(reader, to.generation);
    const changes = differenceOf(from, to);
    const range = `Generation ${from?.generation ?? 'none'} → ${to.generation}`;
    return {
      result: { from: from?.generation ?? null, to: to.generation, changes },
      text: `${range}\n${differenceText(changes)}`,
    };
  },

  async prune({ reader, keep, hours, isDryRun }) {
    const result = await prune(reader, { keep, keepMs: hours * 3_600_000, isDryRun });
    return { result, text: prunedText(result, isDryRun) };
  },

  async verify({ reader }) {
    const live = await verifyLive(reader);
    return {
      result: live,
      text: `${summaryOf(live)}: the signature and every file are as published.`,
    };
  },

  async 'rotate-key'({ reader: { store, keys }, publisher, keysFolder, names: [role] }) {
    if (role !== undefined && role !== 'server') throw new UsageError(onlyServers);
    await baseOf(store, keys);
    const count =
      role === 'server'
        ? await rotateServerKey({ store, keysFolder, ...keys })
        : await rotateSigningKey({ store: (await publisher()).store, keysFolder });
    const text = `${count} generations are signed with the new key. Restart API and edge now.`;
    return { result: { generations: count }, text };
  },
};

const offlineTexts = {
  off: 'browsers delete what they keep to work offline, with the next page they open.',
  on: 'browsers may keep pages to work offline.',
};

const passed = 'The gate found no problems.';

const onlyServers =
  'rotate-key makes a new key of the publisher, rotate-key server one of the server.';

const usuallyListed = 20;

async function builtOf({ names, by, canary, filesUrl, allow, siteUrl, reader }: CommandInput) {
  const apps = appsIn(names);
  const sources = await sourcesOf(apps);
  /* First: the compiler keeps this process busy for longer than the API has to answer. */
  const compared = await liveApi(reader, siteUrl);
  /* Loads the compiler only for commands that build. */
  const { buildApps } = await import('@camp/build/build');
  await buildApps(apps);
  const origins = Object.fromEntries(apps.map((app) => [app, originOf(app)]));
  const folders = apps.map((app) => join(folderOf(app), 'dist'));
  return {
    compared,
    folders,
    by,
    canary,
    sources,
    origins,
    filesUrl: filesUrl || undefined,
    gate: { allow, api: compared.api },
  };
}

const lineOf = (note: string) => note && `\n${note}`;

async function sourcesOf(apps: readonly string[]) {
  const found = apps.map(async (app) => [app, await sourceOf(repositoryRoot, app)] as const);
  return Object.fromEntries((await Promise.all(found)).flatMap(known));
}

const known = ([app, source]: readonly [string, Source | undefined]) =>
  source ? [[app, source] as const] : [];

const liveOf = ({ store, keys }: TrustedStore) => baseOf(store, keys);

async function requireLive(reader: TrustedStore) {
  const live = await liveOf(reader);
  if (live) return live;
  throw new ReleaseError('NOTHING_LIVE', 'Nothing has been published.');
}

async function generation({ store, keys }: TrustedStore, name: string) {
  const number = generationIn(name);
  const document = await documentOf(store, number, keys);
  if (document) return document;
  throw new ReleaseError('NO_SUCH_GENERATION', `There is no verified generation ${number}.`);
}

/** The newest verified generation below one; null when it is the first. */
async function generationBelow({ store, keys }: TrustedStore, below: number) {
  for (const number of await store.generations()) {
    const document = number < below && (await documentOf(store, number, keys));
    if (document) return document;
  }
  return null;
}
