import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { built, publisherIn, shell, temporaryFolder } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';

/* The command itself, as a process, over a data folder in which four generations are published. */
interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

export async function release(dataDir: string, ...args: string[]): Promise<Ended> {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    RELEASE_BY: 'ana',
    CHROMIUM_PATH: '/nowhere',
  };
  return promisify(execFile)(process.execPath, ['infra/release/main.ts', ...args], { env }).then(
    (output) => ({ code: 0, ...output }),
    (error: unknown) => error as Ended,
  );
}

export async function json(dataDir: string, ...args: string[]) {
  const { code, stdout, stderr } = await release(dataDir, ...args, '--json');
  if (stderr) throw new Error(`Told beside the JSON: ${stderr}`);
  return { code, told: JSON.parse(stdout) as unknown };
}

export const account = (version: string) => built({ name: 'remote-account', version });

/** Versions 1.0.0 to 3.0.0 of the account area, then 4.0.0 on canary. */
export async function published(): Promise<string> {
  const dataDir = temporaryFolder();
  const publisher = publisherIn(dataDir);
  await publish(publisher, { folders: [shell(), account('1.0.0')], by: 'ana' });
  for (const version of ['2.0.0', '3.0.0']) {
    await publish(publisher, { folders: [account(version)], by: 'ana' });
  }
  await publish(publisher, { folders: [account('4.0.0')], by: 'bo', canary: 10 });
  return dataDir;
}
