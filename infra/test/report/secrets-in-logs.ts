import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type NotedSecret,
  notedSecrets,
  secretsFileVariable,
} from '#infra/test-servers/noted-secrets.ts';
import type { Stage } from '#infra/test/stages.ts';

/** Below this many signs in a row a text is no secret, or stands somewhere by chance. */
const shortest = 10;

const longest = 500;

/** A run of signs of tokens and passwords, or an escaped sign, which separates two of them. */
const piece = new RegExp(String.raw`%[0-9a-f]{2}|[\w-]{${shortest},${longest}}`, 'gi');

const piecesOf = (text: string) =>
  (text.match(piece) ?? []).filter((part) => !part.startsWith('%'));

/** A single word, which tests type into fields that want a token, may stand in a log. */
const isWord = (text: string) => /^[a-z_-]+$/i.test(text);

/** One line for each log and kind of secret in it; the secret itself is in none. */
export function secretsIn(logs: readonly string[], secrets: readonly NotedSecret[]): string[] {
  const kinds = new Map<string, string>();
  for (const { kind, secret } of secrets) {
    for (const part of piecesOf(secret)) if (!isWord(part)) kinds.set(part, kind);
  }
  return logs.flatMap((log) => {
    const found = new Set<string>();
    for (const part of piecesOf(readFileSync(log, 'utf8'))) {
      const kind = kinds.get(part);
      if (kind !== undefined) found.add(kind);
    }
    return [...found].map((kind) => `${log} holds a secret: ${kind}`);
  });
}

/** Places of a site's logs, below a test's folder. */
const places = ['', 'data', '.data'].flatMap((data) => [
  join(data, '*.log'),
  join(data, 'logs/*.log'),
]);

/** The logs that services and servers of this run have written below the temporary folder. */
export function logsSince(startedAt: number, folder = tmpdir()): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('campbc-'))
    .map((name) => join(folder, name))
    .filter((path) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= startedAt)
    .flatMap((path) => globSync(places, { cwd: path }).map((file) => join(path, file)))
    .filter(isFile);
}

/** Tests let a full disk stand in for a log, and reading that would never end. */
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Reads the secrets that sites made up: those started by `npm start` do not note them. */
function secretsBeside(logs: readonly string[]): NotedSecret[] {
  const files = new Set(logs.map((log) => join(dirname(log), '../secrets.json')));
  return [...files]
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      return Object.entries(kept).map(([kind, secret]) => ({ kind, secret }));
    });
}

/**
 * Makes the run note its secrets, and gives the stage that looks for them in its logs. A run of some test files may
 * start no service that writes one.
 */
export function lookForSecrets({ isPartial }: { isPartial: boolean }): Stage {
  const startedAt = Date.now();
  const file = join(mkdtempSync(join(tmpdir(), 'campbc-noted-')), 'secrets');
  process.env[secretsFileVariable] = file;
  return {
    name: 'secrets in logs',
    async run() {
      const logs = logsSince(startedAt);
      const secrets = [...notedSecrets(file), ...secretsBeside(logs)];
      if (isPartial && logs.length === 0) return { passed: 0, failed: 0, isIdle: true };
      if (logs.length === 0 || secrets.length === 0) {
        throw new Error(`There are ${logs.length} logs and ${secrets.length} secrets to look for.`);
      }
      const failures = secretsIn(logs, secrets).map((error) => ({
        name: 'Secrets in logs',
        error,
      }));
      return { passed: logs.length - failures.length, failed: failures.length, failures };
    },
  };
}
