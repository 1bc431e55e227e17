import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { runCommand } from './run-command.ts';

const code = await runCommand(process.argv.slice(2), {
  dataDir: resolve(process.env['DATA_DIR'] || '.data'),
  by: process.env['RELEASE_BY'] || userInfo().username,
  print: console.log,
  warn: console.error,
});
if (code !== 0) process.exit(code);
