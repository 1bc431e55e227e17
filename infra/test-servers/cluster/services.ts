import { join } from 'node:path';
import { buildServices, bundleOf } from '@camp/build/services';
import { publicKeyFile, serverPublicKeyFile } from '@camp/release/document/signing-keys';
import { freePort } from '#infra/site/ports.ts';
import { keysFolderOf, releaseFolderOf } from '#infra/site/settings.ts';
import { compileCache, testSecrets } from '#infra/test-servers/api-process.ts';
import { Member } from '#infra/test-servers/member.ts';
import { noteSettings } from '#infra/test-servers/noted-secrets.ts';
import { startNginx } from '#infra/test-servers/nginx.ts';
import { directly, type Link } from './links.ts';

interface Options {
  /** Data folder with a published release. */
  dataDir: string;
  apis: number;
  edges: number;
  /** Settings of the APIs: where database, Redis and mail are. */
  environment: NodeJS.ProcessEnv;
  /** Port of nginx; by default any free one. */
  port?: number | undefined;
  link?: Link;
}

export interface Services {
  /** Address of nginx. */
  url: string;
  apis: Member[];
  edges: Member[];
  logFolder: string;
  stop: () => Promise<void>;
}

/** Starts APIs and edges behind nginx as it is shipped. Every edge knows every API. */
export async function startServices(options: Options): Promise<Services> {
  await buildServices();
  const { dataDir, link = directly } = options;
  const logFolder = join(dataDir, 'logs');
  const [httpPort, httpsPort] = [await freePort(), options.port ?? (await freePort())];
  const url = `https://localhost:${httpsPort}`;
  const shared = sharedSettings(dataDir, url);
  const ofApis = { ...shared, ...testSecrets, ...options.environment };
  noteSettings(ofApis);
  const start = startIn(logFolder);

  const apis: Member[] = [];
  for (const port of await freePorts(options.apis)) {
    apis.push(await start('api', port, { ...ofApis, API_PORT: String(port) }));
  }
  await Promise.all(apis.map((each) => each.ready()));
  const apiPorts = await linked('api', apis, link);
  const API_URL = apiPorts.map((port) => `http://127.0.0.1:${port}`).join(',');
  const ofEdges = { ...shared, API_URL, TRUSTED_PROXIES: '127.0.0.1' };
  const edges = await Promise.all(
    (await freePorts(options.edges)).map((port) =>
      start('edge', port, { ...ofEdges, PORT: String(port) }),
    ),
  );
  const edgePorts = await linked('edge', edges, link);
  const folder = join(dataDir, 'nginx');
  const nginx = await startNginx({ httpPort, httpsPort, edgePorts, dataDir, folder });
  return {
    url,
    apis,
    edges,
    logFolder,
    async stop() {
      await nginx.stop();
      await Promise.all(edges.map((each) => each.stop()));
      await Promise.all(apis.map((each) => each.stop()));
    },
  };
}

/** Settings that API and edge share. */
const sharedSettings = (dataDir: string, url: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  DATA_DIR: dataDir,
  PUBLIC_URL: url,
  RELEASE_DIR: releaseFolderOf(dataDir),
  RELEASE_PUBLIC_KEY: join(keysFolderOf(dataDir), publicKeyFile),
  RELEASE_SERVER_PUBLIC_KEY: join(keysFolderOf(dataDir), serverPublicKeyFile),
  NODE_COMPILE_CACHE: compileCache,
});

const startIn =
  (logFolder: string) => (kind: 'api' | 'edge', port: number, environment: NodeJS.ProcessEnv) => {
    const name = `campbc-${kind}@${port}`;
    const script = bundleOf(kind);
    return Member.start({ name, script, logFolder, environment }, port);
  };

/** The ports of the links to these. */
const linked = (kind: string, members: Member[], link: Link) =>
  Promise.all(members.map(({ port }, index) => link(`${kind}-${index + 1}`, port)));

async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}
