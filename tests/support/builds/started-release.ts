import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RefusalCode } from '@camp/release/gate/refusal';
import { publish, type Publishing } from '@camp/release/publish/publish';
import { ReleaseError } from '@camp/release/release-error';
import { publisherOf } from '#infra/site/publisher.ts';
import { smokeStartOf } from '#infra/release/smoke-start/smoke-start.ts';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';
import { chromiumOptions } from '#tests/support/servers/chromium.ts';

export interface StartResult {
  dataDir: string;
  told: string[];
  /** Null where it went live. */
  refused: ReleaseError | null;
}

/** Publishes builds after a first release, each opened in a browser. Nothing of it goes live for the public. */
export async function started(
  apps: string[],
  publishing: (dataDir: string) => Promise<Pick<Publishing, 'folders' | 'filesUrl'>>,
  after?: StartResult,
): Promise<StartResult> {
  const dataDir = after?.dataDir ?? (await withFirstRelease());
  const told: string[] = [];
  const smokeStart = smokeStartOf({
    dataDir,
    environment: { PATH: process.env['PATH'] },
    apps,
    storage: publisherOf(dataDir).store.storage,
    browser: chromiumOptions.executablePath,
    screenshotsFolder: join(dataDir, 'smoke'),
    maxRefused: apps.length > 1 ? 100 : 1,
    tell: (sentence) => told.push(sentence),
  });
  const refused = await publish(publisherOf(dataDir), {
    ...(await publishing(dataDir)),
    by: 'tests',
    smokeStart,
  }).then(
    () => null,
    (error: unknown) => {
      if (error instanceof ReleaseError && error.code === 'REFUSED') return error;
      throw error;
    },
  );
  return { dataDir, told, refused };
}

async function withFirstRelease(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campbc-smoke-'));
  await publishFirstRelease(dataDir);
  return dataDir;
}

/** Returns the sentences of refusals with a code, about an app. */
export function sentences({ refused }: StartResult, code: RefusalCode, app = ''): string[] {
  return (refused?.refusals ?? [])
    .filter((refusal) => refusal.code === code && refusal.message.startsWith(app))
    .map(({ message }) => message);
}
