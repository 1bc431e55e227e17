import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runNode } from './process.ts';
import { secretsFor } from './secrets.ts';

/* Runs a script with the settings of the site: those in the environment, or else in the data folder. */
try {
  const dataDir = resolve(process.env['DATA_DIR'] || '.data');
  if (!existsSync(dataDir))
    throw new Error(
      `There is no site in ${dataDir}. Start it once, or say with DATA_DIR where it is.`,
    );
  const secrets = secretsFor(dataDir, process.env);
  Object.assign(process.env, secrets, { DATA_DIR: dataDir });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
process.exit(await runNode(process.argv.slice(2)));
