import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultHome, installPackage } from './package-folders.ts';

const usage = `campbc install-package <file>   unpacks a package beside this one, and switches the link to it
    --into <folder>             where packages are, instead of ${defaultHome}

What runs goes on until campbc rollout. campbc rollback-package goes back (docs/production.md).`;

try {
  const { values, positionals } = parseArgs({
    options: { into: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  if (!file) throw new Error(usage);
  const name = installPackage(resolve(file), values.into);
  console.log(`${name} is linked. Restart the site with campbc rollout.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
