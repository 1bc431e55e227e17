import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { appNames } from '@camp/build/apps';
import { freePort } from '#infra/site/ports.ts';
import { startProgram, until } from '#infra/test-servers/programs.ts';

const run = promisify(execFile);
const copied = [
  '.oxfmtrc.json',
  'oxlint.config.ts',
  'jest.config.mjs',
  'knip.json',
  'package.json',
  'playwright.config.ts',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.json',
  'bench',
  'docs',
  'infra',
  'packages',
  'services',
  'tests',
  ...appNames,
];

/** A site whose releases a command works on. */
interface Site {
  dataDir: string;
  url: string;
}

interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

/** A copy of the project in which a test may change sources; third-party packages are shared with the original. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await copySources((source) => !source.endsWith('/dist'));
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    const [from, to] = [
      join(process.cwd(), 'node_modules', name),
      join(folder, 'node_modules', name),
    ];
    if (name === '@camp') await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else await symlink(from, to);
  }
  return new ProjectCopy(folder);
}

/** A copy with packages of its own, as a fresh clone has them after installing: links to the same bytes. */
export async function copyInstalled(): Promise<ProjectCopy> {
  const folder = await copySources((source) => !source.endsWith('/dist'));
  const linked = await run('cp', ['-al', 'node_modules', folder]).catch(() => null);
  /* The folder may be on another disk. */
  if (!linked) await run('cp', ['-a', 'node_modules', folder]);
  return new ProjectCopy(folder);
}

/** A copy in which nothing is installed yet. */
export async function copyUninstalled(): Promise<ProjectCopy> {
  return new ProjectCopy(await copySources((source) => !/\/(?:dist|node_modules)$/.test(source)));
}

async function copySources(isCopied: (source: string) => boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'campbc-copy-'));
  for (const name of copied) {
    await cp(name, join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isCopied,
    });
  }
  return folder;
}

class ProjectCopy {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Replaces a text in a source file. @throws when the text is not there. */
  async edit(path: string, { from, to }: { from: string; to: string }): Promise<void> {
    const file = join(this.folder, path);
    const source = await readFile(file, 'utf8');
    if (!source.includes(from)) throw new Error(`${path} does not say: ${from}`);
    /* In one step, as editors save: a watching bundler must never read half a file. */
    const edited = join(this.folder, '.edited');
    await writeFile(edited, source.replaceAll(from, to));
    await rename(edited, file);
  }

  /** Applies a patch. @throws when the sources are not what it was made for. */
  apply(patch: string) {
    return run('git', ['apply', patch], { cwd: this.folder });
  }

  /** Starts `npm run dev` in the copy and waits until its site is ready. */
  async develop(): Promise<DevServer> {
    const [port, mailPort] = [await freePort(), await freePort()];
    const program = startProgram(process.execPath, ['infra/start/dev/main.ts'], {
      cwd: this.folder,
      env: {
        ...process.env,
        PORT: String(port),
        MAIL_PORT: String(mailPort),
        DATA_DIR: join(this.folder, '.data'),
      },
    });
    const url = `http://localhost:${port}`;
    await until(async () => (await fetch(`${url}/readyz`)).ok, 'The development site is ready');
    return { url, stop: program.stop };
  }

  /** Starts `npm run dev -- --remote …` in the copy; `url` is the base address that it prints. */
  async developRemote(remote: string, ...options: string[]): Promise<DevServer> {
    const program = spawn(
      process.execPath,
      ['infra/start/dev/main.ts', '--remote', remote, ...options],
      {
        cwd: this.folder,
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      },
    );
    const ended = once(program, 'exit');
    const stop = async () => {
      program.kill('SIGTERM');
      await ended;
    };
    for await (const line of createInterface({ input: program.stdout ?? Readable.from([]) })) {
      const [url] = /http:\/\/localhost:\d+\//.exec(line) ?? [];
      if (url) return { url, stop };
    }
    throw new Error('The command ended without printing an address.');
  }

  /** Runs the release command, as `npm run release -- …` does. */
  async release({ dataDir, url }: Site, ...args: string[]): Promise<unknown> {
    const { stdout } = await this.run(['infra/release/main.ts', ...args, '--json'], {
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
    });
    return JSON.parse(stdout) as unknown;
  }

  /** Runs one of our scripts in the copy. @throws with what it printed when it fails. */
  run(args: string[], environment: NodeJS.ProcessEnv = {}) {
    const env = { ...process.env, ...environment };
    return run(process.execPath, args, { cwd: this.folder, env });
  }

  /** Runs a tool of the project in the copy. @throws with what it printed when it fails. */
  runTool(name: string, ...args: string[]) {
    return run(join('node_modules/.bin', name), args, { cwd: this.folder });
  }
}
