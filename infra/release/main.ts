import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { ReleaseError } from '@camp/release/release-error';
import { keysFolderOf, readSettings } from '#infra/site/settings.ts';
import { releaseReaderOf, requirePublisher, requireSwitcher } from '#infra/site/publisher.ts';
import { wantsHelp, wantsJson, readCommandLine, UsageError, usage } from './command-line.ts';
import { commands } from './commands.ts';

const args = process.argv.slice(2);
const isJson = wantsJson(args);

try {
  if (wantsHelp(args)) {
    console.log(usage);
  } else {
    const line = readCommandLine(args);
    const dataDir = resolve(process.env['DATA_DIR'] || '.data');
    const by = process.env['RELEASE_BY'] || userInfo().username;
    const { result, text } = await commands[line.command]({
      ...line,
      reader: releaseReaderOf(dataDir),
      publisher: async () => ({ ...(await requirePublisher(dataDir)), tell: console.error }),
      switcher: async () => ({ ...(await requireSwitcher(dataDir)), tell: console.error }),
      siteUrl: readSettings(process.env).publicUrl,
      keysFolder: keysFolderOf(dataDir),
      dataDir,
      by,
    });
    console.log(isJson ? JSON.stringify(result, null, 2) : text);
  }
} catch (error) {
  if (isJson) console.log(JSON.stringify(described(error), null, 2));
  else console.error((error as Error).message);
  process.exit(1);
}

function described(error: unknown) {
  const { message } = error as Error;
  if (error instanceof ReleaseError) {
    const { code, refusals } = error;
    return { error: message, code, ...(refusals && { refusals }) };
  }
  return { error: message, code: error instanceof UsageError ? error.code : 'FAILED' };
}
