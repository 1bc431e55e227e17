import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicKeyFile } from '@camp/release/document/signing-keys';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import { freePort } from '#infra/site/ports.ts';
import { ServiceProcess } from '#infra/site/service-process.ts';
import { keysFolderOf, releaseFolderOf } from '#infra/site/settings.ts';
import { startStandInApi } from './stand-in-api.ts';

const edge = join(import.meta.dirname, '../../../services/edge/src/server.ts');

/** The data folder with the releases, and the settings that decide how the edge serves them. */
export interface SiteOfDraft {
  dataDir: string;
  environment: NodeJS.ProcessEnv;
}

export interface DraftSite {
  origin: string;
  stop: () => Promise<void>;
}

/** An edge that serves a draft in place of what is live, in front of a stand-in API. */
export async function startDraftSite(
  draft: ReleaseDocument,
  { dataDir, environment }: SiteOfDraft,
): Promise<DraftSite> {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-smoke-'));
  const file = join(folder, 'draft.json');
  writeFileSync(file, JSON.stringify(draft));
  const api = await startStandInApi();
  const port = await freePort();
  const stopped = () => {
    api.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const service = await ServiceProcess.start({
      name: 'edge',
      script: edge,
      logFolder: folder,
      environment: {
        ...environment,
        PORT: String(port),
        HOST: 'localhost',
        API_URL: api.url,
        RELEASE_DIR: environment['RELEASE_S3'] ? '' : releaseFolderOf(dataDir),
        RELEASE_PUBLIC_KEY: join(keysFolderOf(dataDir), publicKeyFile),
        RELEASE_DRAFT: file,
        LOG_LEVEL: 'warn',
        ...ofOthers,
      },
    });
    return {
      origin: `http://localhost:${port}`,
      async stop() {
        await service.stop();
        stopped();
      },
    };
  } catch (error) {
    stopped();
    throw error;
  }
}

/** Settings of the public site that do not fit a site on a loopback port. */
const ofOthers = {
  PUBLIC_URL: undefined,
  TRUSTED_PROXIES: undefined,
  RELEASE_DEV: undefined,
  RELEASE_PRIVATE_KEY: undefined,
  RELEASE_SERVER_PUBLIC_KEY: undefined,
};
