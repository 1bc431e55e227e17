import { appNames } from '@camp/build/apps';
import { allowances } from '@camp/release/gate/gate';

/** The options of each command, beside `--json`. */
export const optionsOf = {
  publish: ['canary', 'files-url', 'allow'],
  check: ['canary', 'files-url', 'allow'],
  promote: ['percentage'],
  rollback: [],
  list: [],
  diff: [],
  prune: ['keep', 'dry-run'],
  verify: [],
  'rotate-key': [],
} as const satisfies Record<string, readonly string[]>;

export type CommandName = keyof typeof optionsOf;

export const usage = `npm run release -- <command> [--json]

  publish <app…>            build apps and make them live, as one generation, if the gate agrees
      --canary <1–99>          for this share of visitors only, in percent, beside what is live
      --files-url <address>    where browsers find these files, when not where all others are
      --allow ${allowances.join(',')}           let through what the gate would refuse
  check <app…>              only build and ask the gate: its reasons, and what would change
  promote [--percentage <N>]   give the canary to everybody, or to this share of visitors
  rollback <generation>        make an earlier generation live again, as a new one
  rollback canary              end the canary
  list                         every generation, newest first
  diff [a] [b]                 what b changed against a; what is live against the one before
  prune [--keep 10]            take away older generations, and the files that only they use
      --dry-run                only say what would go
  verify                       check the live document's signature and every file's hash
  rotate-key                   sign every generation with a new key; let nobody publish meanwhile

Apps: ${appNames.join(', ')}.
Releases are kept in DATA_DIR, or in RELEASE_S3=s3://bucket/prefix.`;
