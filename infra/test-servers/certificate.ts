import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes a self-signed certificate, as `privkey.pem` and `fullchain.pem` in a folder; by default for this machine. */
export function makeCertificate(folder: string, hosts = 'DNS:localhost,IP:127.0.0.1') {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const kind = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ');
  const names = ['-addext', `subjectAltName=${hosts}`];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...kind, ...names, ...files], { stdio: 'ignore' });
  return { key, certificate };
}
