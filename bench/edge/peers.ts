import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysFolderOf, releaseFolderOf } from '#infra/site/settings.ts';
import { freePort } from '#infra/site/ports.ts';
import { ServiceProcess } from '#infra/site/service-process.ts';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';
import { startProgram, until } from '#infra/test-servers/programs.ts';
import { pidOf, type Server, startServer } from '#bench/servers/scripts.ts';

/** Starts the real edge over a first release, as in production but for TLS. No document needs the API. */
export async function startEdge(
  started: AsyncDisposableStack,
  apiUrl = 'http://127.0.0.1:9',
): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campbc-bench-edge-'));
  await publishFirstRelease(dataDir);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const keys = keysFolderOf(dataDir);
  const service = await ServiceProcess.start({
    name: 'edge',
    script: 'services/edge/src/server.ts',
    logFolder: join(dataDir, 'logs'),
    writesItsLog: true,
    environment: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      API_URL: apiUrl,
      RELEASE_DIR: releaseFolderOf(dataDir),
      RELEASE_PUBLIC_KEY: join(keys, 'release-public.pem'),
      RELEASE_SERVER_PUBLIC_KEY: join(keys, 'release-server-public.pem'),
      TELEMETRY_SECRET: 'secret-of-edge-and-api-in-a-bench-001',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
  started.defer(() => service.stop());
  return { name: 'this edge', url, pid: pidOf(service.child), cookies: [''] };
}

/** Starts Node's own server with these bytes in memory. */
export function startNode(started: AsyncDisposableStack, bytes: Buffer): Promise<Server> {
  const file = join(mkdtempSync(join(tmpdir(), 'campbc-bench-node-')), 'bytes');
  writeFileSync(file, bytes);
  const script = 'bench/edge/file-process.ts';
  return startServer(started, { name: 'node:http', script, environment: { FILE: file } });
}

/** Starts a proxy that does nothing else, made of what the edge is made of. */
export function startPlainProxy(started: AsyncDisposableStack, apiUrl: string): Promise<Server> {
  const script = 'bench/edge/proxy-process.ts';
  return startServer(started, { name: 'a plain proxy', script, environment: { API_URL: apiUrl } });
}

/** Starts nginx as a proxy, as the edge is one for calls. */
export const startNginxProxy = (started: AsyncDisposableStack, apiUrl: string) =>
  runNginx(started, {
    before: `upstream api { server ${new URL(apiUrl).host}; keepalive 256; }`,
    location: `proxy_pass http://api;
      proxy_http_version 1.1;
      proxy_set_header Connection "";`,
  });

/** Starts nginx with these bytes as a file. */
export function startNginx(started: AsyncDisposableStack, bytes: Buffer): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-bench-bytes-'));
  writeFileSync(join(folder, 'bytes'), bytes);
  return runNginx(started, {
    location: `root ${folder};
      default_type "text/html; charset=utf-8";
      add_header Content-Encoding br;
      try_files /bytes =404;`,
  });
}

/** Runs nginx in one process, as the edge is one. */
async function runNginx(started: AsyncDisposableStack, directives: Directives): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-bench-nginx-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, directives));
  const program = startProgram('nginx', ['-e', join(folder, 'error.log'), '-c', file]);
  started.defer(() => program.stop());
  await until(async () => (await fetch(`${url}/healthz`)).ok, 'nginx answers');
  const pid = Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'));
  return { name: 'nginx', url, pid, cookies: [''] };
}

interface Directives {
  /** Directives before the `server` block. */
  before?: string;
  location: string;
}

function configuration(folder: string, port: number, { before = '', location }: Directives) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  open_file_cache max=16;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${before}
  server {
    listen 127.0.0.1:${port};
    location = /healthz { return 200; }
    location / {
      ${location}
    }
  }
}
`;
}
