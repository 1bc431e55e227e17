import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { signingKeysIn } from '@camp/release/document/signing-keys';
import { installForProduction } from '#infra/bootstrap/install.mjs';
import { keysFolderOf } from '#infra/site/settings.ts';
import { addBundles, archive, copySources, nameOfPackage } from './server-package.ts';

/*
 * Makes what runs on a server, and nothing else, and signs it with the publisher's key in DATA_DIR:
 * `npm run package -- [FOLDER]` (docs/decisions/operations.md#0136).
 */
const [target = '.data/packages'] = process.argv.slice(2);
if (!existsSync('.git')) {
  console.error(
    'A package is made of a git checkout: it names its commit, and holds what git knows.',
  );
  process.exit(1);
}
const work = mkdtempSync(join(tmpdir(), 'campbc-package-'));
try {
  const folder = join(work, nameOfPackage());
  copySources(folder);
  await addBundles(folder);
  const { code } = await installForProduction(folder);
  process.exitCode = code;
  const { privateKey } = signingKeysIn(keysFolderOf(resolve(process.env['DATA_DIR'] || '.data')));
  if (code === 0) console.log(archive(folder, resolve(target), { privateKey }));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
