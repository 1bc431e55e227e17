import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import { freePort, requireFreePort } from './ports.ts';

test.each(['127.0.0.1', '::'])('a port taken on %s is named, with the setting', async (host) => {
  const port = await freePort();
  const squatter = createServer().listen(port, host);
  await once(squatter, 'listening');

  const check = requireFreePort(port, 'MAIL_PORT');

  await expect(check).rejects.toThrow(
    `Port ${port} is already in use. Choose another one with MAIL_PORT=….`,
  );
  squatter.close();
});

test('a free port is left free by the check', async () => {
  const port = await freePort();

  await requireFreePort(port, 'PORT');
  const server = createServer().listen(port);

  await once(server, 'listening');
  expect(server.listening).toBe(true);
  server.close();
});

test('two processes are never given the same port, though nothing listens there yet', async () => {
  const ask = `
    import { freePort } from '#infra/site/ports.ts';
    const ports = [];
    for (let count = 0; count < 400; count += 1) ports.push(await freePort());
    process.on('message', () => {}); // so as to live on
    process.send(ports);
  `;
  const processes = [1, 2].map(() =>
    spawn(process.execPath, ['--input-type=module', '--eval', ask], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );

  const answers = await Promise.all(processes.map((child) => once(child, 'message')));
  for (const child of processes) child.kill();

  const ports = answers.flatMap(([message]) => message as number[]);
  expect(ports).toHaveLength(800);
  expect(new Set(ports).size).toBe(800);
});

test('a port is given once, and is none that a connection could take while a server is started again', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, () => freePort()));

  expect(new Set(ports).size).toBe(200);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
