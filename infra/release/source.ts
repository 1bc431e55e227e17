import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Source } from '@camp/release/document/release-document';

const run = promisify(execFile);

/** Paths outside the app's own folder that go into a build. */
const shared = ['packages', 'pnpm-lock.yaml'];

/**
 * The commit that an app's sources in a checkout are of, and whether they differ from it; undefined where
 * the folder is no checkout of its own or there is no git.
 */
export async function sourceOf(root: string, app: string): Promise<Source | undefined> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();
  try {
    if ((await git('rev-parse', '--show-toplevel')) !== (await realpath(root))) return undefined;
    const commit = await git('rev-parse', 'HEAD');
    const changes = await git('status', '--porcelain', '--', app, ...shared);
    return { commit, isDirty: changes !== '' };
  } catch {
    return undefined;
  }
}
