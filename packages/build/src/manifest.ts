import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest, ShellManifest } from '@camp/release/document/manifest';
import { folderOf, type AppName, repositoryRoot } from '#apps.ts';

/** Reads a remote's manifest from its sources. */
export async function manifestOf(remote: AppName): Promise<RemoteManifest> {
  const { manifest } = await sourceOf<{ manifest: RemoteManifest }>(
    join(folderOf(remote), 'src/manifest.ts'),
  );
  return manifest;
}

/** Reads the shell's manifest, and the version of the contract that it and the remotes share. */
export async function shellManifest(): Promise<ShellManifest & { contract: number }> {
  const { manifest } = await sourceOf<{ manifest: ShellManifest }>(
    join(folderOf('shell'), 'src/manifest.ts'),
  );
  const { contractVersion } = await sourceOf<{ contractVersion: number }>(
    join(repositoryRoot, 'packages/shell-api/src/remote-module.ts'),
  );
  return { ...manifest, contract: contractVersion };
}

const sourceOf = async <T>(file: string) => (await import(pathToFileURL(file).href)) as T;
