import { readFileSync } from 'node:fs';
import { serve } from '#bench/servers/serve.ts';

/* One of the servers that the edge is compared with: it sends the bytes of a file, and nothing else. */
const bytes = readFileSync(process.env['FILE'] ?? '');

serve((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-encoding', 'br');
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
});
