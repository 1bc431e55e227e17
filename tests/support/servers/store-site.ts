import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicKeyFile } from '@camp/release/document/signing-keys';
import { freePort } from '#infra/site/ports.ts';
import { ServiceProcess } from '#infra/site/service-process.ts';
import { keysFolderOf, releaseFolderOf } from '#infra/site/settings.ts';

const edge = join(import.meta.dirname, '../../../services/edge/src/server.ts');

interface Options {
  /** The site whose releases are shown and whose API is asked. */
  site: { url: string; dataDir: string };
  scriptUrl: string;
  /** Whether the frame is on a host of its own. */
  hasOwnHost?: boolean;
}

/** Another edge in front of a running site, which has a store: a second of work instead of a whole site. */
export async function startStoreSite({ site, scriptUrl, hasOwnHost = false }: Options) {
  const logFolder = mkdtempSync(join(tmpdir(), 'campbc-store-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const frameOrigin = hasOwnHost ? `http://127.0.0.1:${port}` : url;
  const service = await ServiceProcess.start({
    name: 'edge',
    script: edge,
    logFolder,
    environment: {
      PORT: String(port),
      PUBLIC_URL: url,
      API_URL: site.url,
      RELEASE_DIR: releaseFolderOf(site.dataDir),
      RELEASE_PUBLIC_KEY: join(keysFolderOf(site.dataDir), publicKeyFile),
      STORE_ID: '1003',
      STORE_SCRIPT_URL: scriptUrl,
      ...(hasOwnHost && { STORE_ORIGIN: frameOrigin }),
    },
  });

  return {
    url,
    frameOrigin,
    async stop() {
      await service.stop();
      rmSync(logFolder, { recursive: true, force: true });
    },
  };
}

export type StoreSite = Awaited<ReturnType<typeof startStoreSite>>;
