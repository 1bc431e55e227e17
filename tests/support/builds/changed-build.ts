import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf, type AppName } from '@camp/build/apps';
import { integrityOf } from '@camp/release/document/integrity';

const description = 'release.json';

/**
 * Copies a built member with some texts replaced, as a version of its own: building it again would take much
 * longer. Returns its folder.
 */
export async function changedBuild(
  member: AppName,
  ...changes: { from: string; to: string }[]
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'campbc-build-'));
  await cp(join(folderOf(member), 'dist'), folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) =>
    /\.(?:js|css|cjs|(?:en|fr)\.json)$|^files\..*\.json$/.test(name),
  );
  const file = join(folder, description);
  const built = JSON.parse(await readFile(file, 'utf8')) as { version: string; global?: string };
  const id = randomUUID().slice(0, 8);
  const version = `${built.version}-${id}`;
  await writeFile(file, JSON.stringify({ ...built, version }));

  /* A changed file has another hash, which the files that load it and the description must name. */
  let replaced = new Map(changes.map(({ from, to }) => [from, to]));
  /* Two builds that share a container's name would mix their code. */
  if (built.global) replaced.set(built.global, `${built.global}_${id}`);
  while (replaced.size > 0) {
    const hashes = new Map<string, string>();
    for (const name of [...names, description]) {
      const before = await readFile(join(folder, name));
      const after = Buffer.from(replacedIn(before.toString(), replaced));
      if (after.equals(before)) continue;
      await writeFile(join(folder, name), after);
      if (name !== description) hashes.set(integrityOf(before), integrityOf(after));
    }
    replaced = hashes;
  }
  return folder;
}

function replacedIn(text: string, replaced: Map<string, string>): string {
  return [...replaced].reduce((result, [from, to]) => result.replaceAll(from, to), text);
}
