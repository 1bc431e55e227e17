import { parseArgs } from 'node:util';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { buildMembers } from '@camp/build/build';
import { folderOf, isMemberName, type MemberName } from '@camp/build/members';
import type { ReleaseDocument } from '@camp/release/document';
import { listReleases, publish, rollback } from '@camp/release/releases';
import { verifyLive } from '@camp/release/verify';
import { releasePlaceOf } from '#infra/site/release-place.ts';

const usage = `npm run release -- <command> [--json]

  publish <member…>       build members and make them live, as one generation
  rollback <generation>   make an earlier generation live again
  list                    every generation, newest first
  verify                  check the live document's signature and every file's hash

Members: shell, remote-public, remote-account, remote-admin. The store is in DATA_DIR.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const [command, ...names] = positionals;
const place = releasePlaceOf(resolve(process.env['DATA_DIR'] || '.data'));
const by = process.env['RELEASE_BY'] || userInfo().username;

function print(result: unknown, sentence: string): void {
  console.log(values.json ? JSON.stringify(result, null, 2) : sentence);
}

const summaryOf = ({ generation, shell, remotes }: ReleaseDocument) =>
  [
    `Generation ${generation}: shell ${shell.version}`,
    ...Object.entries(remotes).map(([name, { version }]) => `remote-${name} ${version}`),
  ].join(', ');

const commands: Record<string, () => void | Promise<void>> = {
  async publish() {
    const members = membersIn(names);
    await buildMembers(members);
    const folders = members.map((member) => `${folderOf(member)}/dist`);
    const live = await publish(place, { folders, by });
    print(live, `${summaryOf(live)}.`);
  },
  async rollback() {
    const live = await rollback(place, { generation: Number(names[0]), by });
    print(live, `${summaryOf(live)}, as in generation ${names[0]}.`);
  },
  async list() {
    const releases = await listReleases(place);
    const lines = releases.map(
      (release) => `${release.createdAt}  ${release.by}  ${summaryOf(release)}`,
    );
    print(releases, lines.join('\n') || 'Nothing has been published.');
  },
  async verify() {
    const live = await verifyLive(place);
    print(live, `${summaryOf(live)}: the signature and every file are as published.`);
  },
};

function membersIn(given: string[]): MemberName[] {
  const unknown = given.find((name) => !isMemberName(name));
  if (unknown || given.length === 0) throw new Error(usage);
  return given.filter(isMemberName);
}

try {
  const run = commands[command ?? ''];
  if (!run) throw new Error(usage);
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
