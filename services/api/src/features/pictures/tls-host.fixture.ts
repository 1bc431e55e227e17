import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A host with a certificate of its own, on the loopback address. */
export async function startTlsHost(listener: RequestListener) {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-keyout', key, '-out', cert, '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...names, ...files], { stdio: 'ignore' });
  const ca = readFileSync(cert);
  let connections = 0;
  const server = createServer({ key: readFileSync(key), cert: ca }, listener);
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ca,
    port,
    origin: `https://127.0.0.1:${port}`,
    connections: () => connections,
    stop: () => {
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
