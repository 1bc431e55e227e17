import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysFolderOf, releaseFolderOf } from '#infra/site/settings.ts';
import { freePort } from '#infra/site/ports.ts';
import { ServiceProcess } from '#infra/site/service-process.ts';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';
import { startProgram, until } from '#infra/test-servers/programs.ts';
import { messageOf, pidOf, type Server, startScript } from '#tests/load/api/servers.ts';

interface Running {
  server: Server;
  stop: () => Promise<void> | void;
}

/** The real edge over a first release, as in production but for TLS. The API may be away: no document needs it. */
export async function startEdge(apiUrl = 'http://127.0.0.1:9'): Promise<Running> {
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
    },
  });
  const server = { name: 'this edge', url, pid: pidOf(service.child), cookies: [''] };
  return { server, stop: () => service.stop() };
}

/** Node's own server with these bytes in memory. */
export async function startNode(bytes: Buffer): Promise<Running> {
  const file = join(mkdtempSync(join(tmpdir(), 'campbc-bench-node-')), 'bytes');
  writeFileSync(file, bytes);
  const child = startScript('tests/load/edge/file-process.ts', { FILE: file });
  const { port } = (await messageOf(child)) as { port: number };
  const url = `http://127.0.0.1:${port}`;
  const server = { name: 'node:http', url, pid: pidOf(child), cookies: [''] };
  return { server, stop: () => void child.kill() };
}

/** A proxy that does nothing else, made of what the edge is made of. */
export async function startPlainProxy(apiUrl: string): Promise<Running> {
  const child = startScript('tests/load/edge/proxy-process.ts', { API_URL: apiUrl });
  const { port } = (await messageOf(child)) as { port: number };
  const url = `http://127.0.0.1:${port}`;
  const server = { name: 'a plain proxy', url, pid: pidOf(child), cookies: [''] };
  return { server, stop: () => void child.kill() };
}

/** nginx as a proxy, as the edge is one for calls. */
export const startNginxProxy = (apiUrl: string) =>
  runNginx({
    before: `upstream api { server ${new URL(apiUrl).host}; keepalive 256; }`,
    location: `proxy_pass http://api;
      proxy_http_version 1.1;
      proxy_set_header Connection "";`,
  });

/** nginx with these bytes as a file. */
export function startNginx(bytes: Buffer): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-bench-bytes-'));
  writeFileSync(join(folder, 'bytes'), bytes);
  return runNginx({
    location: `root ${folder};
      default_type "text/html; charset=utf-8";
      add_header Content-Encoding br;
      try_files /bytes =404;`,
  });
}

/** In one process, as the edge is one. */
async function runNginx(directives: Directives): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-bench-nginx-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, directives));
  const program = startProgram('nginx', ['-e', join(folder, 'error.log'), '-c', file]);
  await until(async () => (await fetch(`${url}/healthz`)).ok, 'nginx answers');
  const pid = Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'));
  return { server: { name: 'nginx', url, pid, cookies: [''] }, stop: () => program.stop() };
}

interface Directives {
  /** Beside the server. */
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
