import { resolve } from 'node:path';
import { runNode } from './process.ts';
import { secretsFor } from './secrets.ts';

/** Runs a command of an operator with the settings of the site: those in the environment, or else in the data folder. */
export async function runOperatorCommand(script: string): Promise<never> {
  try {
    const dataDir = resolve(process.env['DATA_DIR'] || '.data');
    const secrets = secretsFor(dataDir, process.env);
    Object.assign(process.env, secrets, { DATA_DIR: dataDir });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  process.exit(await runNode([script, ...process.argv.slice(2)]));
}
