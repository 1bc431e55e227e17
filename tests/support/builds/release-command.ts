import {
  built,
  copyOf,
  publisherIn,
  shell,
  temporaryFolder,
} from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { runCommand } from '#infra/release/run-command.ts';

/* The release command, called as a function, over a data folder in which four generations are published. */
process.env['CHROMIUM_PATH'] = '/nowhere';

interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

export async function release(dataDir: string, ...args: string[]): Promise<CommandResult> {
  const told = { stdout: '', stderr: '' };
  const code = await runCommand(args, {
    dataDir,
    by: 'ana',
    print: (text) => (told.stdout += `${text}\n`),
    warn: (text) => (told.stderr += `${text}\n`),
  });
  return { code, ...told };
}

export async function json(dataDir: string, ...args: string[]) {
  const { code, stdout, stderr } = await release(dataDir, ...args, '--json');
  if (stderr) throw new Error(`Told beside the JSON: ${stderr}`);
  return { code, told: JSON.parse(stdout) as unknown };
}

const account = (version: string) => built({ name: 'remote-account', version });

const all = publisherIn(temporaryFolder());
let publishing: Promise<void> | undefined;

/** A folder of its own with versions 1.0.0 to 3.0.0 of the account area, then 4.0.0 on canary. */
export async function published(): Promise<string> {
  await (publishing ??= publishAll());
  return copyOf(all).root;
}

async function publishAll(): Promise<void> {
  await publish(all, { folders: [shell(), account('1.0.0')], by: 'ana' });
  for (const version of ['2.0.0', '3.0.0']) {
    await publish(all, { folders: [account(version)], by: 'ana' });
  }
  await publish(all, { folders: [account('4.0.0')], by: 'bo', canary: 10 });
}
