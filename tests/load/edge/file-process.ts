import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/* One of the servers that the edge is measured beside: it sends the bytes of a file, and nothing else. */
const bytes = readFileSync(process.env['FILE'] ?? '');

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-encoding', 'br');
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ ready: true, port });
});
process.once('disconnect', () => process.exit());
