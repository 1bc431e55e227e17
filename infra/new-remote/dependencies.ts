import { mkdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { appNames } from '@camp/build/apps';

/*
 * A new remote depends on what the others depend on. So it is installed without the package manager,
 * and without a network: linked as an older remote is, and entered in the lockfile as that one is.
 */
const model = appNames.find((name) => name !== 'shell') ?? 'remote-public';

type Kind = 'dependencies' | 'devDependencies';
const kinds: readonly Kind[] = ['dependencies', 'devDependencies'];

function namesIn(folder: string, kind: Kind): string[] {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const declared = JSON.parse(text) as Partial<Record<Kind, Record<string, string>>>;
  return Object.keys(declared[kind] ?? {}).toSorted();
}

/** Links every dependency of a new app to where the model's leads. */
export function linkDependencies(folder: string): void {
  for (const name of kinds.flatMap((kind) => namesIn(folder, kind))) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(readlinkSync(join(model, 'node_modules', name)), link);
  }
}

/**
 * The lockfile (pnpm-lock.yaml, version 9) with one more app, in its place, with the model's versions.
 * @throws when the lockfile does not look like one.
 */
export function withImporter(lockfile: string, folder: string): string {
  const parts = /^(.*^importers:\n\n)(.*?)(\n\npackages:\n.*)$/ms.exec(lockfile);
  const [, before = '', apps = '', after = ''] = parts ?? [];
  const blocks = apps.split('\n\n');
  const modelBlock = blocks.find((block) => nameOf(block) === model);
  if (!modelBlock) throw new Error(`pnpm-lock.yaml does not list ${model}.`);
  const next = blocks.findIndex((block) => nameOf(block) > folder);
  blocks.splice(next === -1 ? blocks.length : next, 0, blockOf(folder, modelBlock));
  return before + blocks.join('\n\n') + after;
}

const nameOf = (block: string) => block.slice(0, block.indexOf(':')).trim();

function blockOf(folder: string, modelBlock: string): string {
  const lines = kinds.flatMap((kind) => [
    `    ${kind}:`,
    ...namesIn(folder, kind).map((name) => entryOf(name, modelBlock)),
  ]);
  return [`  ${folder}:`, ...lines].join('\n');
}

/** The three lines that say which version the model has of a package. */
function entryOf(name: string, modelBlock: string): string {
  const key = /^[a-z]/.test(name) ? name : `'${name}'`;
  const lines = modelBlock.split('\n');
  const at = lines.indexOf(`      ${key}:`);
  if (at === -1) throw new Error(`${model} does not depend on ${name}: its version is not known.`);
  return lines.slice(at, at + 3).join('\n');
}
