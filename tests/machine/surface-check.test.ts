import { rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { publisherIn, temporaryFolder } from '@camp/release/built-app.fixture';
import { readCandidate } from '@camp/release/document/candidate';
import { inspect } from '@camp/release/gate/inspect';
import { weightRefusals } from '@camp/release/gate/weight';
import { publish } from '@camp/release/publish/publish';
import { endpointShapes } from '@camp/release/surface/endpoint-shapes';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copyProject } from '#tests/support/builds/project-copy.ts';
import { everyEndpoint } from '#tests/support/contract/every-endpoint.ts';

/* The gate against sources that change: a copy of the project, whose shell and account area are live. */
const dataDir = temporaryFolder();
const servers: ReturnType<typeof createServer>[] = [];
let project: Awaited<ReturnType<typeof copyProject>>;

beforeAll(async () => {
  project = await copyProject();
  const apps = ['shell', 'remote-account'];
  await project.run(['packages/build/src/main.ts', ...apps]);
  const folders = apps.map((app) => join(project.folder, app, 'dist'));
  const publisher = publisherIn(dataDir);
  await publish(publisher, { folders, by: 'ana' });
  await publisher.store.keepApiSurface({ endpoints: await endpointsOfContract() });
});

afterAll(async () => {
  for (const server of servers) server.close();
  await rm(project.folder, { recursive: true });
});

interface ProgramResult {
  stdout: string;
}

/** Returns the refusals that `check` reports for an app as it is now, with an API at an address. */
async function check(app: string, siteUrl: string) {
  const args = ['infra/release/main.ts', 'check', app, '--json', '--without-browser'];
  const ended: unknown = await project
    .run(args, { DATA_DIR: dataDir, PUBLIC_URL: siteUrl })
    .catch((error: unknown) => error);
  const { stdout } = ended as ProgramResult;
  const told = JSON.parse(stdout) as {
    refusals?: { code: string; message: string }[];
  };
  if (!told.refusals) throw new Error(stdout);
  return told.refusals.map(({ code, message }) => `${code} ${message}`);
}

async function siteThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  servers.push(server);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const endpointsOfContract = async () => endpointShapes(await everyEndpoint());

/** Starts a site whose API is older than the sources: it lacks one of the contract's calls. */
async function siteWithout(call: string): Promise<string> {
  const { [call]: _missing, ...endpoints } = await endpointsOfContract();
  return siteThat((_request, response) => response.end(JSON.stringify({ endpoints })));
}

const siteThatHangs = () => siteThat(() => undefined);

/* A change of a word must not require saving bytes elsewhere first. */
test('a sentence more on the first page of the shell is within its weight', () => {
  const inspected = inspect(readCandidate(join(project.folder, 'shell/dist')), null);
  const { entry } = inspected.candidate;
  inspected.gzipped[entry] = (inspected.gzipped[entry] ?? 0) + bytesOfASentence;

  expect([...weightRefusals(inspected)]).toEqual([]);
});

const bytesOfASentence = 150;

test('a remote is refused that calls what the live API lacks, named with what to do', async () => {
  const refusals = await check('remote-account', await siteWithout('GET /api/security/sessions'));

  expect(refusals).toEqual([
    'ENDPOINT_MISSING remote-account calls GET /api/security/sessions, which the live API does not have. Start the API that has it first.',
  ]);
});

test('a shell is refused whose facade lost an export that a live remote uses', async () => {
  await project.edit('packages/shell-api/src/index.ts', { from: '  useSearchParams,\n', to: '' });

  const refusals = await check('shell', await siteThatHangs());

  expect(refusals).toEqual([
    expect.stringMatching(
      /^EXPORT_MISSING remote-account uses useSearchParams of @camp\/shell-api/,
    ),
  ]);
});
