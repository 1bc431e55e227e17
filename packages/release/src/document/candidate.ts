import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  filePath,
  remoteNameSchema,
  remoteReleaseSchema,
  shellReleaseSchema,
} from './release-document.ts';
import { integrityOf } from './integrity.ts';
import { ReleaseError } from '#release-error.ts';
import { surfaceSchema } from '#surface/surface.ts';

/** Content of the `release.json` that a build leaves: a release without the address it will get. */
const shellCandidateSchema = z.extend(z.omit(shellReleaseSchema, { url: true }), {
  name: z.literal('shell'),
  surface: z.optional(surfaceSchema),
});

const remoteCandidateSchema = z.extend(z.omit(remoteReleaseSchema, { url: true }), {
  surface: z.optional(surfaceSchema),
  name: z.templateLiteral(['remote-', remoteNameSchema]),
});

export type ShellCandidate = z.infer<typeof shellCandidateSchema> & { folder: string };
export type RemoteCandidate = z.infer<typeof remoteCandidateSchema> & { folder: string };
export type Candidate = ShellCandidate | RemoteCandidate;

/** File in a build's folder that describes it. */
export const candidateFile = 'release.json';

/**
 * Reads a built app and checks every file against its hash.
 * @throws {@link ReleaseError} BROKEN_CANDIDATE or HASH_MISMATCH.
 */
export function readCandidate(folder: string): Candidate {
  const file = join(folder, candidateFile);
  if (!existsSync(file)) {
    throw new ReleaseError(
      'BROKEN_CANDIDATE',
      `${folder} holds no ${candidateFile}: build it first.`,
    );
  }
  const content = readJson(file);
  requireSafeNames(folder, content);

  const schema = isShell(content) ? shellCandidateSchema : remoteCandidateSchema;
  const parsed = schema.safeParse(content, { error: z.locales.en().localeError });
  if (!parsed.success) {
    const message = `${nameIn(content)} cannot be published, for ${file} is no release description:\n${z.prettifyError(parsed.error)}\nCorrect it in its src/manifest.ts, and build it again.`;
    throw new ReleaseError('BROKEN_CANDIDATE', message);
  }
  const candidate = { ...parsed.data, folder };
  requireHashes(candidate);
  requireFiles(folder, candidate.files);
  return candidate;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
      if (key !== '__proto__') return value;
      const message = `${file} has something called __proto__. Rename it, and build it again.`;
      throw new ReleaseError('BROKEN_CANDIDATE', message);
    });
  } catch (cause) {
    if (cause instanceof ReleaseError) throw cause;
    throw new ReleaseError('BROKEN_CANDIDATE', `${file} is no JSON: build it again.`, { cause });
  }
}

/** No hash, no code: what a page would load must be among the hashed files. */
function requireHashes(candidate: Candidate): void {
  const named =
    candidate.name === 'shell'
      ? [
          ...candidate.styles,
          ...candidate.preload,
          ...(candidate.callFiles ?? []),
          ...(candidate.worker ? [candidate.worker] : []),
        ]
      : [
          ...candidate.moduleFiles,
          ...Object.values(candidate.pageFiles).flat(),
          ...(candidate.fileList ? [candidate.fileList] : []),
        ];
  const missing = [candidate.entry, ...named].find((path) => !(path in candidate.files));
  if (missing === undefined) return;
  const message = `${candidate.name} ${candidate.version} loads ${missing} but has no hash for it.`;
  throw new ReleaseError('BROKEN_CANDIDATE', message);
}

/** Built file names become addresses, in headers and attributes too. */
function requireSafeNames(folder: string, content: unknown): void {
  const described = z.object({ files: z.record(z.string(), z.unknown()) }).safeParse(content);
  const files = described.success ? described.data.files : {};
  const odd = Object.keys(files).find((path) => !filePath.safeParse(path).success);
  if (odd === undefined) return;
  const message = `${folder} holds a file called ${odd}. Rename it: letters from a to z, digits, dots, hyphens and underscores.`;
  throw new ReleaseError('BROKEN_CANDIDATE', message);
}

/** The name of the app, as far as the description has one. */
const nameIn = (content: unknown): string =>
  z.object({ name: z.string() }).safeParse(content).data?.name ?? 'This app';

function isShell(content: unknown): boolean {
  return (
    typeof content === 'object' && content !== null && 'name' in content && content.name === 'shell'
  );
}

/** `remote-account` releases the remote `account`; the shell is no remote. */
export function remoteNameOf(candidate: Candidate): string | null {
  if (candidate.name === 'shell') return null;
  return candidate.name.slice('remote-'.length);
}

/** @throws {@link ReleaseError} HASH_MISMATCH naming the first file that is missing or has other bytes. */
function requireFiles(folder: string, files: Record<string, string>): void {
  for (const [path, hash] of Object.entries(files)) {
    const file = join(folder, path);
    if (!existsSync(file) || integrityOf(readFileSync(file)) !== hash) {
      throw new ReleaseError(
        'HASH_MISMATCH',
        `${path} in ${folder} does not have the bytes it was built with.`,
      );
    }
  }
}
