import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { chromium } from '@playwright/test';
import { releaseFolderOf } from '#infra/site/settings.ts';
import { type Program, startProgram, until } from '#infra/test-servers/programs.ts';
import { chromiumOptions } from '#tests/support/browser/chromium.ts';
import { makeCertificate } from '#tests/support/servers/certificate.ts';

const shipped = resolve('infra/deploy/nginx');
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether this machine's nginx sends what lies there in brotli. */
export const hasBrotli = existsSync(brotliModule);

/** Of what nginx answers itself. */
export const strictHeaders = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

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

/** A real nginx with the configuration that is shipped: only names, ports and paths are its own. The store's host is 127.0.0.1. */
export async function startNginx({ httpPort, httpsPort, ...places }: Places): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-nginx-'));
  makeCertificate(folder);
  for (const name of ['campbc.conf', 'store.conf']) {
    const server = readFileSync(join(shipped, name), 'utf8')
      .replaceAll(/listen \[::\].*/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
      .replace('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
      .replace('127.0.0.1:8080', `127.0.0.1:${places.edgePort}`)
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
  await until(async () => (await ask(`${url}/healthz`)).status === 200, 'nginx answers');
  return { ...program, logged };

  function logged(): string {
    const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
    return logs.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  }
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
  include ${folder}/store.conf;
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

/** What a client that can do no better agrees on with nginx. */
export async function agreedCipher(url: string, options: object): Promise<string> {
  const port = Number(new URL(url).port);
  const socket = connect({ port, host: 'localhost', rejectUnauthorized: false, ...options });
  await once(socket, 'secureConnect');
  const { name } = socket.getCipher();
  socket.destroy();
  return name;
}

/** A page in Chromium, which takes any certificate, and what goes wrong in it. */
export async function openBrowser() {
  const browser = await chromium.launch(chromiumOptions);
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return { browser, page, errors };
}
