import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  SESSION_SECRET: string;
  SECRETS_KEY: string;
  TELEMETRY_SECRET: string;
  DEMO_PASSWORD: string;
}

const words = [
  'Cedar',
  'Ember',
  'Raven',
  'Creek',
  'Fjord',
  'Heron',
  'Larch',
  'Otter',
  'Pika',
  'Spruce',
];

/**
 * The secrets of an embedded site: from the environment, or else from the data folder, or else made now
 * and kept there, readable by their owner only. In production none are made.
 * @throws when production lacks one, or when the kept ones cannot be read.
 */
export function secretsFor(dataDir: string, environment: NodeJS.ProcessEnv): Secrets {
  const given = {
    SESSION_SECRET: environment['SESSION_SECRET'],
    SECRETS_KEY: environment['SECRETS_KEY'],
    TELEMETRY_SECRET: environment['TELEMETRY_SECRET'],
    DEMO_PASSWORD: environment['DEMO_PASSWORD'],
  };
  if (environment['NODE_ENV'] === 'production') return requireGiven(given);
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? readKept(file) : makeSecrets();
  const DEMO_PASSWORD = given.DEMO_PASSWORD || kept.DEMO_PASSWORD;
  /* Secrets from the environment are not written to the folder. */
  keep(file, `${JSON.stringify({ ...kept, DEMO_PASSWORD }, null, 2)}\n`);
  return {
    SESSION_SECRET: given.SESSION_SECRET || kept.SESSION_SECRET,
    SECRETS_KEY: given.SECRETS_KEY || kept.SECRETS_KEY,
    TELEMETRY_SECRET: given.TELEMETRY_SECRET || kept.TELEMETRY_SECRET,
    DEMO_PASSWORD,
  };
}

/** Writes only what has changed, and in one step: a power cut leaves either text whole. */
function keep(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, text, { mode: 0o600, flush: true });
  renameSync(temporary, file);
}

type SecretVariables = { [Name in keyof Secrets]: string | undefined };

function requireGiven({ SESSION_SECRET, SECRETS_KEY, ...given }: SecretVariables): Secrets {
  const { TELEMETRY_SECRET = '', DEMO_PASSWORD = '' } = given;
  if (SESSION_SECRET && SECRETS_KEY)
    return { SESSION_SECRET, SECRETS_KEY, TELEMETRY_SECRET, DEMO_PASSWORD };
  throw new Error('Production needs SESSION_SECRET and SECRETS_KEY, at least 32 characters each.');
}

function readKept(file: string): Secrets {
  try {
    return { ...makeSecrets(), ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) };
  } catch (cause) {
    throw new Error(`The secrets in ${file} cannot be read. Repair or delete that file.`, {
      cause,
    });
  }
}

function makeSecrets(): Secrets {
  const word = () => words[randomInt(words.length)];
  return {
    SESSION_SECRET: randomBytes(32).toString('hex'),
    SECRETS_KEY: randomBytes(32).toString('hex'),
    TELEMETRY_SECRET: randomBytes(32).toString('hex'),
    DEMO_PASSWORD: `${word()}-${word()}-${word()}-${randomInt(1_000, 10_000)}`,
  };
}
