import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { releaseFolderOf } from '#infra/site/settings.ts';
import { makeCertificate } from './certificate.ts';
import { type Program, startProgram, until } from './programs.ts';

const shipped = resolve('infra/deploy/nginx');
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** True if this machine's nginx sends what lies there in brotli. */
export const hasBrotli = existsSync(brotliModule);

interface Places {
  httpPort: number;
  httpsPort: number;
  /** Ports of one edge, or of two. */
  edgePorts: readonly number[];
  dataDir: string;
  /** Folder of its configuration and logs; by default a new one. */
  folder?: string;
}

interface Nginx extends Program {
  /** All that it has logged. */
  logged: () => string;
}

/** A real nginx with the shipped configuration: only names, ports and paths differ. The store's host is 127.0.0.1. */
export async function startNginx({
  httpPort,
  httpsPort,
  edgePorts,
  ...places
}: Places): Promise<Nginx> {
  const folder = places.folder ?? mkdtempSync(join(tmpdir(), 'campbc-nginx-'));
  mkdirSync(folder, { recursive: true });
  makeCertificate(folder);
  const upstreams = edgePorts.map((port) => `server 127.0.0.1:${port} max_fails=0;\n`).join('');
  for (const name of ['campbc.conf', 'store.conf']) {
    const server = readFileSync(join(shipped, name), 'utf8')
      .replaceAll(/listen \[::\].*/g, '')
      .replace('listen 127.0.0.1:19113;', `listen unix:${join(folder, 'metrics.sock')};`)
      .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
      .replace('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
      .replace(/ *server 127\.0\.0\.1:8080.*\n.*\n/, upstreams)
      .replaceAll(/\/etc\/letsencrypt\/live\/\w+\.example\//g, `${folder}/`)
      .replaceAll('campbc.example', 'localhost')
      .replaceAll('store.example', '127.0.0.1')
      .replace('/var/lib/campbc/releases/', `${releaseFolderOf(places.dataDir)}/`)
      .replace('/etc/nginx/campbc', shipped)
      .replaceAll('/var/log/nginx/', `${folder}/`);
    writeFileSync(join(folder, name), server);
  }
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
  const program = startProgram('nginx', [
    '-e',
    join(folder, 'error.log'),
    '-c',
    join(folder, 'nginx.conf'),
  ]);
  const url = `https://localhost:${httpsPort}`;
  await until(() => isHealthy(url), 'nginx answers');
  return { ...program, logged };

  function logged(): string {
    const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
    return logs.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  }
}

/**
 * The configuration that Debian's own nginx.conf puts around the sites, with as many connections as
 * docs/production.md says.
 */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
${hasBrotli ? `load_module ${brotliModule};` : ''}
events { worker_connections 12288; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${hasBrotli ? `include ${shipped}/brotli.conf;` : ''}
  include ${folder}/campbc.conf;
  include ${folder}/store.conf;
}
`;
}

/** Accepts its self-signed certificate. */
function isHealthy(url: string): Promise<boolean> {
  const { promise, resolve: answer, reject } = Promise.withResolvers<boolean>();
  const sent = request(`${url}/healthz`, { rejectUnauthorized: false }, (response) => {
    response.resume();
    answer(response.statusCode === 200);
  });
  sent.on('error', reject).end();
  return promise;
}
