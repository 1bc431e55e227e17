import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicKeyFile } from '@camp/release/document/signing-keys';
import { freePort } from '#infra/site/ports.ts';
import { ServiceProcess } from '#infra/site/service-process.ts';
import { keysFolderOf, releaseFolderOf } from '#infra/site/settings.ts';

const edge = join(import.meta.dirname, '../../../services/edge/src/server.ts');

/** A site whose releases the edge shows and whose API it asks. */
interface Site {
  url: string;
  dataDir: string;
}

export interface AnotherEdge {
  url: string;
  stop: () => Promise<void>;
}

/** Starts another edge in front of a running site, with its own settings: much quicker than a whole site. */
export async function startAnotherEdge(
  site: Site,
  settingsFor: (port: number) => NodeJS.ProcessEnv,
): Promise<AnotherEdge> {
  const logFolder = mkdtempSync(join(tmpdir(), 'campbc-edge-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
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
      ...settingsFor(port),
    },
  });

  return {
    url,
    async stop() {
      await service.stop();
      rmSync(logFolder, { recursive: true, force: true });
    },
  };
}

/** Starts an edge whose site has a store, in a frame without an origin or on a host of its own. */
export const startStoreSite = (
  site: Site,
  { scriptUrl, hasOwnHost = false }: { scriptUrl: string; hasOwnHost?: boolean },
): Promise<AnotherEdge> =>
  startAnotherEdge(site, (port) => ({
    STORE_ID: '1003',
    STORE_SCRIPT_URL: scriptUrl,
    ...(hasOwnHost && { STORE_ORIGIN: `http://127.0.0.1:${port}` }),
  }));
