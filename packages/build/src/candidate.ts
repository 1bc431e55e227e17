import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Stats } from '@rspack/core';
import { manifestOf, shellManifest } from '#manifest.ts';
import type { AppName } from '#apps.ts';
import { languages } from '@camp/contracts/sentences/language';
import type { RemoteManifest } from '@camp/release/document/manifest';
import { languageFileOf } from '@camp/release/document/language-files';
import { prerendererFile } from '#prerender-config.ts';
import { providedVersions, requiredRanges } from '#singletons.ts';
import { surfaceOf } from '#surface.ts';
import { unreadSettings } from '#unread-settings.ts';

interface Built {
  app: AppName;
  version: string;
  /** The variable that a remote's container is left in. */
  uniqueName: string;
  folder: string;
  stats: Stats;
}

/** Writes `release.json` next to the built files: the description that is published with them. */
export async function writeCandidate(built: Built): Promise<void> {
  const described = await (built.app === 'shell' ? shellCandidate(built) : remoteCandidate(built));
  const content = { ...described, surface: await surfaceOf(built.app, built.folder) };
  writeFileSync(join(built.folder, 'release.json'), `${JSON.stringify(content, null, 2)}\n`);
}

async function shellCandidate(built: Built) {
  const { app, version, folder } = built;
  const { entrypoints, groups } = chunkFilesOf(built);
  const initial = entrypoints['shell'] ?? [];
  const first = [...initial, ...(groups['bootstrap'] ?? [])];
  const entry = initial.find(isScript);
  const files = integrityOf(folder);
  return {
    name: app,
    version,
    entry,
    ...withPrerenderer(folder),
    files,
    styles: unique(first.filter(isStyle)),
    preload: unique(first.filter((file) => !isStyle(file) && file !== entry)),
    callFiles: (groups['api-client'] ?? []).filter((file) => !isStyle(file)),
    worker: Object.keys(files).find((file) => /^worker\.[^/]+\.js$/.test(file)),
    provides: providedVersions,
    ...(await shellManifest()),
    sizes: sizesOf(folder, Object.keys(files)),
  };
}

async function remoteCandidate(built: Built) {
  const { app, version, uniqueName, folder } = built;
  const { groups } = chunkFilesOf(built);
  const manifest = await manifestOf(app);
  const pages = unique([
    ...manifest.routes.map(({ page }) => page),
    ...(manifest.extensions ?? []).map(({ module }) => module),
  ]);
  const pageFiles = Object.fromEntries(pages.map((page) => [page, groups[page] ?? []]));
  const fileList = writeFileList(folder, pageFiles);
  const files = integrityOf(folder);
  return {
    name: app,
    version,
    entry: Object.keys(files).find((file) => /^entry\.[^/]+\.js$/.test(file)),
    global: uniqueName,
    ...withPrerenderer(folder),
    files,
    ...manifest,
    moduleFiles: groups['remote'] ?? [],
    pageFiles,
    ...withUnreadSettings(built, manifest),
    callingPages: pages.filter((page) => callsAtOnce(folder, pageFiles[page] ?? [])),
    fileList,
    requires: requiredRanges,
    sizes: sizesOf(folder, Object.keys(files)),
  };
}

/** Hooks that cannot run before the shell's query library is loaded; no build shortens their names. */
const queryHooks = /\buse(?:Query|InfiniteQuery|Mutation|QueryClient)\b/;

const callsAtOnce = (folder: string, files: string[]) =>
  files.filter(isScript).some((file) => queryHooks.test(readFileSync(join(folder, file), 'utf8')));

function withUnreadSettings({ folder }: Built, { settings }: RemoteManifest) {
  const scripts = Object.keys(integrityOf(folder)).filter(isScript);
  const unread = unreadSettings(
    Object.keys(settings?.declared ?? {}),
    scripts.map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  return unread.length > 0 ? { unreadSettings: unread } : {};
}

/** @returns the file's name, which holds a hash of its content. */
function writeFileList(folder: string, pageFiles: Record<string, string[]>): string {
  const { [prerendererFile]: _server, ...files } = integrityOf(folder);
  const text = JSON.stringify({ files, pageFiles });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const name = `files.${hash}.json`;
  writeFileSync(join(folder, name), text);
  return name;
}

function withPrerenderer(folder: string) {
  return existsSync(join(folder, prerendererFile)) ? { prerenderer: prerendererFile } : {};
}

function chunkFilesOf({ stats, folder }: Built) {
  const { entrypoints = {}, namedChunkGroups = {} } = stats.toJson({
    all: false,
    entrypoints: true,
    chunkGroups: true,
  });
  return {
    entrypoints: filesByName(folder, entrypoints),
    groups: filesByName(folder, namedChunkGroups),
  };
}

function filesByName(folder: string, groups: Record<string, { assets?: { name: string }[] }>) {
  return Object.fromEntries(
    Object.entries(groups).map(([name, { assets = [] }]) => [
      name,
      withLanguageFiles(folder, inOrder(assets)),
    ]),
  );
}

/** After each script, the files of its texts. */
const withLanguageFiles = (folder: string, files: string[]): string[] =>
  files.flatMap((file) => [
    file,
    ...languages
      .map((language) => languageFileOf(file, language))
      .filter((texts) => texts !== file && existsSync(join(folder, texts))),
  ]);

/** Scripts first: the bundler gives the script and the stylesheet of one chunk in no order. */
function inOrder(assets: { name: string }[]): string[] {
  const names = assets.map(({ name }) => name);
  return [...names.filter(isScript), ...names.filter((name) => !isScript(name))];
}

function integrityOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isPublic(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    files.toSorted().map((file) => [file, `sha384-${digest(join(folder, file))}`]),
  );
}

const digest = (file: string) => createHash('sha384').update(readFileSync(file)).digest('base64');

function sizesOf(folder: string, files: string[]): Record<string, number> {
  return Object.fromEntries(files.map((file) => [file, statSync(join(folder, file)).size]));
}

/** Source maps are kept apart from what browsers may fetch. */
const isPublic = (file: string) => file !== 'release.json' && !file.endsWith('.map');

const isScript = (file: string) => file.endsWith('.js');
const isStyle = (file: string) => file.endsWith('.css');
const unique = (names: string[]) => [...new Set(names)];
