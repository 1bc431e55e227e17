import { parseArgs } from 'node:util';
import { appNames, isAppName, type AppName } from '@camp/build/apps';
import { type Allowance, allowances } from '@camp/release/gate/gate';
import { filesUrlIn } from '#infra/site/publisher.ts';

/** The options of each command, in addition to `--json`. */
const optionsOf = {
  publish: ['canary', 'files-url', 'allow', 'without-browser', 'kept'],
  check: ['canary', 'files-url', 'allow', 'without-browser'],
  promote: ['percentage'],
  rollback: [],
  withdraw: [],
  offline: [],
  list: ['all'],
  diff: [],
  prune: ['keep', 'hours', 'dry-run'],
  verify: [],
  'rotate-key': [],
} as const satisfies Record<string, readonly string[]>;

export type CommandName = keyof typeof optionsOf;

export const usage = `npm run release -- <command> [--json]

  publish <app…>            build apps and make them live, as one generation, if the gate agrees
      --canary <1–99>          for this share of visitors only, in percent, beside what is live
      --files-url <address>    where browsers find these files, when not where all others are
      --allow ${allowances.join(',')}           let through what the gate would refuse
      --without-browser        do not open it in a browser first; recorded
      --keep                   never take it back by itself: for what closes a hole
  check <app…>              the same but for making it live: every reason, and what would change
  promote [app…]               give the canary of these apps to everybody
      --percentage <1–99>      … or to this share of visitors
  rollback <app> [version]     make an earlier build of one app live again; the others stay
  rollback canary [app…]       end the canary of these apps
  rollback <generation>        make all of an earlier generation live again, as a new one
  withdraw <remote>            take a remote off the site; its folder is not needed for that
  offline off|on               end the service worker in every browser, or allow it again
  list [--all]                 the newest 20 generations, or all: what each changed, what is live
  diff [a] [b]                 what b changed against a; what is live against the one before
  prune [--keep 10]            take away older generations, and the files that only they use
      --hours 24               … but none that was live within so many hours: pages may be open still
      --dry-run                only say what would go
  verify                       check the live document's signature and every file's hash
  rotate-key [server]          sign every generation with a new key, or those of the server with a new
                               key of its own; let nobody publish meanwhile

Apps need to be named for a canary only where several run.
Apps: ${appNames.join(', ')}.
Releases are kept in DATA_DIR, or in RELEASE_S3=s3://bucket/prefix.`;

/** A command line that cannot be run; the message says why. */
export class UsageError extends Error {
  readonly code = 'USAGE';
}

const options = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  canary: { type: 'string' },
  percentage: { type: 'string' },
  'files-url': { type: 'string' },
  allow: { type: 'string', multiple: true },
  keep: { type: 'string' },
  hours: { type: 'string' },
  'dry-run': { type: 'boolean' },
  all: { type: 'boolean' },
  'without-browser': { type: 'boolean' },
  kept: { type: 'boolean' },
} as const;

export type CommandLine = ReturnType<typeof readCommandLine>;

/** @throws {@link UsageError} */
export function readCommandLine(args: string[]) {
  const { positionals, values } = parsed(args);
  const [command = '', ...names] = positionals;
  if (!isCommand(command)) {
    throw new UsageError(command ? `There is no command ${command}.\n\n${usage}` : usage);
  }
  const possible = new Set<string>(['json', ...optionsOf[command]]);
  const foreign = Object.keys(values).find((name) => !possible.has(name));
  if (foreign) throw new UsageError(`${command} knows no --${foreign}. See --help.`);
  return {
    command,
    names,
    canary: share(values.canary, '--canary'),
    percentage: share(values.percentage, '--percentage'),
    filesUrl: values['files-url'] && filesUrlIn(values['files-url'], '--files-url'),
    allow: (values.allow ?? []).flatMap((list) => list.split(',')).map(allowance),
    keep: number(values.keep ?? '10', { name: '--keep', least: 1, most: 1_000_000 }),
    hours: number(values.hours ?? '24', { name: '--hours', least: 0, most: 1_000_000 }),
    isDryRun: values['dry-run'] === true,
    isAll: values.all === true,
    isWithoutBrowser: values['without-browser'] === true,
    isKept: isKept(values),
  };
}

/** Found even when the rest of the command line cannot be read. */
export const wantsJson = (args: readonly string[]) => args.includes('--json');
export const wantsHelp = (args: readonly string[]) =>
  args.some((arg) => ['--help', '-h', 'help'].includes(arg));

function isKept({ kept = false, canary }: { kept?: boolean; canary?: string }): boolean {
  if (!kept || canary === undefined) return kept;
  throw new UsageError('--keep is for what everybody gets: publish it without --canary.');
}

function parsed(given: string[]) {
  /* For another command the same option takes the number of generations to keep. */
  const isPublish = given.includes('publish');
  const args = given.map((arg) => (isPublish && arg === '--keep' ? '--kept' : arg));
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    const [, unknown] = /^Unknown option '([^']*)'/.exec((error as Error).message) ?? [];
    const sentence = unknown ? `There is no option ${unknown}` : (error as Error).message;
    throw new UsageError(`${sentence}. See --help.`, { cause: error });
  }
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(optionsOf, name);

/** @throws {@link UsageError} unless there is at least one and all are apps. */
export function appsIn(names: readonly string[]): AppName[] {
  const unknown = names.find((name) => !isAppName(name));
  if (unknown) throw new UsageError(`There is no app called ${unknown}. See --help.`);
  if (names.length === 0) throw new UsageError('Say which apps, or see --help.');
  return names.filter(isAppName);
}

/** True if this can be the name of an app, even one that this folder has no sources of. */
export const isAppLike = (name: string) => /^(shell|remote-[a-z][a-z0-9-]*)$/.test(name);

/** @throws {@link UsageError} */
export function generationIn(value: string | undefined): number {
  if (!value) throw new UsageError('Say which generation, or see --help.');
  return number(value, { name: 'A generation', least: 1, most: Number.MAX_SAFE_INTEGER });
}

function share(value: string | undefined, name: string) {
  return value === undefined ? undefined : number(value, { name, least: 1, most: 99 });
}

interface Bounds {
  name: string;
  least: number;
  most: number;
}

function number(value: string, { name, least, most }: Bounds): number {
  const whole = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (whole >= least && whole <= most) return whole;
  const end = most > 1_000 ? `${least} or more` : `from ${least} to ${most}`;
  throw new UsageError(`${name} must be a whole number, ${end}, not "${value}".`);
}

function allowance(name: string): Allowance {
  const found = allowances.find((known) => known === name);
  if (found) return found;
  throw new UsageError(`--allow knows ${allowances.join(', ')}, not "${name}".`);
}
