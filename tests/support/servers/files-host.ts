import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { close } from './loopback.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.avif': 'image/avif',
  '.js': 'text/javascript',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
};

/** A plain static host for the published files of one member, on an origin of its own. */
export class FilesHost {
  readonly origin: string;
  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  /** Serves `<member>/<version>/<file>` from the folder in which releases are kept, to any origin or none. */
  static async start(folder: string, member: string, { hasCors = true } = {}): Promise<FilesHost> {
    const server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://host').pathname);
      const bytes = path.startsWith(`/${member}/`)
        ? readFile(join(folder, path))
        : Promise.reject();
      bytes.then(
        (found) => response.writeHead(200, headersOf(path, hasCors)).end(found),
        () => response.writeHead(404).end(),
      );
    });
    await once(server.listen(0), 'listening');
    return new FilesHost(server);
  }

  stop(): Promise<void> {
    return close(this.server);
  }
}

function headersOf(path: string, hasCors: boolean) {
  return {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(hasCors && { 'access-control-allow-origin': '*' }),
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
