import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { releaseFolderOf } from '#infra/site/settings.ts';
import { type Program, startProgram, until } from '#infra/test-servers/programs.ts';

const shipped = resolve('infra/deploy/nginx');
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether this machine's nginx sends what lies there in brotli. */
export const hasBrotli = existsSync(brotliModule);

interface Places {
  httpPort: number;
  httpsPort: number;
  edgePort: number;
  dataDir: string;
}

interface Nginx extends Program {
  /** All that it has logged. */
  logged: () => string;
}

/** A real nginx with the configuration that is shipped: only names, ports and paths are its own. */
export async function startNginx({ httpPort, httpsPort, ...places }: Places): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-nginx-'));
  makeCertificate(folder);
  const server = readFileSync(join(shipped, 'campbc.conf'), 'utf8')
    .replaceAll(/listen \[::\].*/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
    .replace('127.0.0.1:8080', `127.0.0.1:${places.edgePort}`)
    .replaceAll('/etc/letsencrypt/live/campbc.example/', `${folder}/`)
    .replaceAll('campbc.example', 'localhost')
    .replace('/var/lib/campbc/releases/', `${releaseFolderOf(places.dataDir)}/`)
    .replace('/etc/nginx/campbc', shipped)
    .replaceAll('/var/log/nginx/', `${folder}/`);
  writeFileSync(join(folder, 'campbc.conf'), server);
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
  const program = startProgram('nginx', [
    '-e',
    join(folder, 'error.log'),
    '-c',
    join(folder, 'nginx.conf'),
  ]);
  const url = `https://localhost:${httpsPort}`;
  await until(async () => (await ask(`${url}/healthz`)).status === 200, 'nginx answers');
  return { ...program, logged };

  function logged(): string {
    const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
    return logs.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  }
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ');
  execFileSync('openssl', ['req', ...kind, ...files], { stdio: 'ignore' });
}

/** What Debian's own nginx.conf does around the sites. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
${hasBrotli ? `load_module ${brotliModule};` : ''}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${hasBrotli ? `include ${shipped}/brotli.conf;` : ''}
  include ${folder}/campbc.conf;
}
`;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks as a program does that takes any certificate, and the path as it stands. */
export async function ask(address: string, { body = '', ...options }: Ask = {}): Promise<Answer> {
  const { origin } = new URL(address);
  const path = address.slice(origin.length);
  const { promise, resolve: answer, reject } = Promise.withResolvers<Answer>();
  const sent = request(origin, { rejectUnauthorized: false, path, ...options }, (response) => {
    const { statusCode: status, headers } = response;
    text(response).then((read) => answer({ status, headers, body: read }), reject);
  });
  sent.on('error', reject).end(body);
  return promise;
}

type Ask = RequestOptions & { body?: string };
