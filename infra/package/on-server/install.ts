import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requireAnswers } from './lacking-calls.ts';
import { defaultHome, defaultKey, linkPackage, unpackPackage } from './package-folders.ts';

const usage = `campbc install-package <file>   unpacks a package beside this one, and switches the link to it
    --into <folder>             where packages are, instead of ${defaultHome}
    --key <file>                the publisher's public key, instead of ${defaultKey}
    --allow-older               also when a newer one runs, if it answers what live apps call
    --anyway                    also if it does not

What runs goes on until campbc rollout. campbc rollback-package goes back (docs/production.md).`;

try {
  const { values, positionals } = parseArgs({
    options: {
      into: { type: 'string' },
      key: { type: 'string' },
      'allow-older': { type: 'boolean' },
      anyway: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  if (!file) throw new Error(usage);
  const { into: home = defaultHome, key, 'allow-older': isOlderAllowed } = values;
  const name = unpackPackage(resolve(file), { home, key, isOlderAllowed });
  if (isOlderAllowed && !values.anyway) await requireAnswers(join(home, name));
  linkPackage(name, home);
  console.log(`${name} is linked. Restart the site with campbc rollout.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
