import { ReleaseError } from '@camp/release/release-error';
import { releaseReaderOf, requirePublisher, requireSwitcher } from '#infra/site/publisher.ts';
import { keysFolderOf, readSettings } from '#infra/site/settings.ts';
import { wantsHelp, wantsJson, readCommandLine, UsageError, usage } from './command-line.ts';
import { commands } from './commands.ts';

interface Caller {
  dataDir: string;
  /** The person or program that publishes or switches, for the history. */
  by: string;
  /** Receives the output of the command. */
  print: (text: string) => void;
  /** Receives the reason of a refusal, and warnings along the way. */
  warn: (text: string) => void;
}

/** Runs one command of `npm run release`. Returns its exit code. */
export async function runCommand(args: string[], caller: Caller): Promise<number> {
  const isJson = wantsJson(args);
  try {
    caller.print(wantsHelp(args) ? usage : await answerTo(args, caller));
    return 0;
  } catch (error) {
    if (isJson) caller.print(JSON.stringify(described(error), null, 2));
    else caller.warn((error as Error).message);
    return 1;
  }
}

async function answerTo(args: string[], { dataDir, by, warn }: Caller): Promise<string> {
  const line = readCommandLine(args);
  const { result, text } = await commands[line.command]({
    ...line,
    reader: releaseReaderOf(dataDir),
    publisher: async () => ({ ...(await requirePublisher(dataDir)), tell: warn }),
    switcher: async () => ({ ...(await requireSwitcher(dataDir)), tell: warn }),
    siteUrl: readSettings(process.env).publicUrl,
    keysFolder: keysFolderOf(dataDir),
    dataDir,
    by,
  });
  return wantsJson(args) ? JSON.stringify(result, null, 2) : text;
}

function described(error: unknown) {
  const { message } = error as Error;
  if (error instanceof ReleaseError) {
    const { code, refusals } = error;
    return { error: message, code, ...(refusals && { refusals }) };
  }
  return { error: message, code: error instanceof UsageError ? error.code : 'FAILED' };
}
