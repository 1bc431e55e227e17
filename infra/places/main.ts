import { resolve } from 'node:path';
import { runNode } from '#infra/site/process.ts';
import { secretsFor } from '#infra/site/secrets.ts';

/* With the settings of the site: those in the environment, or else in the data folder. */
try {
  const dataDir = resolve(process.env['DATA_DIR'] || '.data');
  const secrets = secretsFor(dataDir, process.env);
  Object.assign(process.env, secrets, { DATA_DIR: dataDir });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
process.exit(await runNode(['services/api/src/places.ts', ...process.argv.slice(2)]));
