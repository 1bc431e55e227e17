import { join } from 'node:path/posix';

/** The lockfile's lines, as a tree: each key with what is indented below it, or its value. */
interface Entries {
  [key: string]: Entries | string;
}

const dependencyKinds = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * Lists every package that a lockfile (pnpm, format 9) fixes for one folder of the workspace, direct or
 * through others, with version and checksum, one line each and sorted. Packages that only other folders
 * depend on are left out.
 * @throws when the lockfile does not know the folder, or is of another format.
 */
export function lockedDependencies(lockfile: string, folder: string): string {
  const lock = parsed(lockfile);
  if (lock['lockfileVersion'] !== '9.0') throw new Error('pnpm-lock.yaml is not of format 9.0.');
  const found = new Map<string, string>();
  visitFolder(lock, folder, found);
  return [...found.values()].toSorted().join('\n');
}

function visitFolder(lock: Entries, folder: string, found: Map<string, string>): void {
  if (found.has(folder)) return;
  const importer = below(lock, 'importers')[folder];
  if (importer === undefined) {
    throw new Error(`pnpm-lock.yaml does not know ${folder}: run npx pnpm install.`);
  }
  found.set(folder, folder);
  for (const [name, { version }] of dependenciesOf<{ version: string }>(importer)) {
    if (version.startsWith('link:')) visitFolder(lock, join(folder, version.slice(5)), found);
    else visitPackage(lock, keyOf(lock, name, version), found);
  }
}

function visitPackage(lock: Entries, key: string, found: Map<string, string>): void {
  if (found.has(key)) return;
  const release = below(lock, 'packages')[key.replace(/\(.*$/, '')];
  found.set(key, `${key} ${JSON.stringify(release)}`);
  for (const [name, version] of dependenciesOf<string>(below(lock, 'snapshots')[key])) {
    visitPackage(lock, keyOf(lock, name, version), found);
  }
}

/** A package under another name is locked as `name: other@1.2.3`. */
function keyOf(lock: Entries, name: string, version: string): string {
  const key = `${name}@${version}`;
  return key in below(lock, 'snapshots') ? key : version;
}

function dependenciesOf<T>(entry: Entries | string | undefined): [name: string, locked: T][] {
  if (typeof entry !== 'object') return [];
  return dependencyKinds.flatMap((kind) => Object.entries(below(entry, kind)) as [string, T][]);
}

function below(entries: Entries, key: string): Entries {
  const found = entries[key];
  return typeof found === 'object' ? found : {};
}

/** Reads the few forms that pnpm writes: maps by indentation, plain or quoted. Lists and inline maps stay text. */
function parsed(yaml: string): Entries {
  const root: Entries = {};
  const open = [{ indent: -1, entries: root }];
  for (const { indent, key, value } of yaml.split('\n').flatMap(pairsIn)) {
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const parent = open.at(-1)?.entries ?? root;
    const entries: Entries = {};
    parent[key] = value || entries;
    if (value === '') open.push({ indent, entries });
  }
  return root;
}

const pair = /^(?<spaces> *)(?<key>'[^']*'|[^\s'-].*?):(?: (?<value>.*))?$/;

/** The key and value of a line; none of an empty line or an item of a list. */
function pairsIn(line: string): { indent: number; key: string; value: string }[] {
  const { spaces, key, value = '' } = pair.exec(line)?.groups ?? {};
  if (spaces === undefined || key === undefined) return [];
  return [{ indent: spaces.length, key: plain(key), value: plain(value) }];
}

const plain = (text: string) => text.replace(/^'(.*)'$/, '$1');
