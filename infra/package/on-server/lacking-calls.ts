import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unansweredCalls } from '@camp/release/gate/surface';
import type { ReleaseReader } from '@camp/release/publish/publish';
import { readLive } from '@camp/release/store/verified-documents';
import type { Endpoint } from '@camp/contracts/client/endpoint';
import { releaseReaderOf } from '#infra/site/publisher.ts';
import { apiSurfaceSchema } from '@camp/release/surface/surface';

/**
 * Compares a package's API with the calls of live apps. A release store that is away must not delay a change of
 * the package.
 * @throws where live apps call what the API of the package does not answer.
 */
export async function requireAnswers(folder: string): Promise<void> {
  const reader = releaseReaderOf(resolve(process.env['DATA_DIR'] || '.data'));
  const lacking = await lackingCalls(folder, reader).catch((error: unknown) => {
    console.error(`What live apps call was not compared: ${(error as Error).message}`);
    return [];
  });
  if (lacking.length === 0) return;
  throw new Error(
    `Live apps call what that package does not answer:\n  ${lacking.join('\n  ')}\nNothing was changed. Roll those apps back first (campbc release rollback), or go on all the same with --anyway.`,
  );
}

interface Shapes {
  endpointsIn: (exported: readonly unknown[]) => Endpoint[];
  endpointShapes: (endpoints: readonly Endpoint[]) => object;
}

/** Calls of the live apps that the API of a package does not answer; the package's own sources say what it answers. */
export async function lackingCalls(folder: string, reader: ReleaseReader): Promise<string[]> {
  const live = await readLive(reader.store, reader.keys);
  if (!live) return [];
  const load = (file: string): Promise<unknown> => import(resolve(folder, file));
  const contracts = join('packages/contracts/src/**/*.ts');
  const files = globSync(contracts, { cwd: folder }).filter((file) => !/\.(?:test|d)\./.test(file));
  const modules = (await Promise.all(files.map(load))) as Record<string, unknown>[];
  const shapes = (await load('packages/release/src/surface/endpoint-shapes.ts')) as Shapes;
  const exported = modules.flatMap((module) => Object.values(module));
  const endpoints = shapes.endpointShapes(shapes.endpointsIn(exported));
  return unansweredCalls(reader.store, live, apiSurfaceSchema.parse({ endpoints }));
}
