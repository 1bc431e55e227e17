import { once } from 'node:events';
import { stopSignal } from '#infra/site/process.ts';
import { readSettings } from '#infra/site/settings.ts';
import { requireFreePort } from '#infra/site/ports.ts';
import { requirePrograms } from '#infra/test-servers/debian-programs.ts';
import { type Cluster, startCluster } from './cluster.ts';

const signal = stopSignal();
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

/** Prints where everything answers. */
function announce({ url, inboxUrl, databaseUrl, redis, sentinels, ...services }: Cluster): void {
  const ports = (members: { port: number }[]) => members.map(({ port }) => port).join(', ');
  const names = [...services.apis, ...services.edges].map(({ name }) => name);
  const lines = [
    '',
    `  CampBC     ${url} (a certificate that nobody has signed)`,
    `  Mail       ${inboxUrl}`,
    `  Services   ${names.join(', ')}`,
    ...databaseUrl.split(',').map((address) => `  MariaDB    ${address}`),
    `  Redis      127.0.0.1, ports ${ports(redis)}`,
    `  Sentinels  127.0.0.1, ports ${ports(sentinels)}`,
    `  Logs       ${services.logFolder}`,
    '',
    '  Ctrl-C ends everything and deletes its data.',
    '',
  ];
  console.log(lines.join('\n'));
}

try {
  const { port, mailPort } = readSettings({ PORT: '8443', ...process.env });
  await requireFreePort(port, 'PORT');
  await requireFreePort(mailPort, 'MAIL_PORT');
  requirePrograms(['mariadbd', 'redis-server', 'nginx', 'openssl']);
  console.log('Starting the cluster …');
  const cluster = await startCluster({ port, mailPort, signal });
  announce(cluster);
  if (!signal.aborted) await once(signal, 'abort');
  await cluster.stop();
  process.exit(0);
} catch (error) {
  if (signal.aborted) process.exit(0);
  console.error((error as Error).message);
  process.exit(1);
}
