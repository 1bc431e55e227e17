import { alteredHeader } from '@camp/contracts/site/telemetry-paths';
import type { InlinedRemote } from '@camp/release/document/release-document';
import type { PageAddress } from '#remotes/load/loader.ts';
import { knownFilesOf } from '#remotes/load/file-list.ts';
import { type Failure, isAboutFiles, type Reason } from '#remotes/load/remote-status.ts';

/** Longest wait for a response, in milliseconds. */
const answerTimeoutMs = 3_000;

/**
 * Returns the failure with the reason that its files reveal. A browser only says that a script or stylesheet
 * failed: missing, replaced and tampered with look the same, so each file is fetched once more.
 */
export async function inspectFiles(failure: Failure, address: PageAddress): Promise<Failure> {
  if (!isAboutFiles(failure) || failure.reason === 'timeout') return failure;
  const found = await Promise.all(
    filesOf(address, failure).map((path) => faultOf(address.release, path)),
  );
  const reason = found.find((fault) => fault === 'integrity') ?? found.find(Boolean);
  if (!reason || (failure.reason === 'style' && reason !== 'integrity')) return failure;
  return { ...failure, reason };
}

function filesOf({ release, page }: PageAddress, { phase, reason }: Failure): readonly string[] {
  if (phase === 'entry') return [release.entry];
  if (phase === 'module') return release.moduleFiles;
  const { fileList } = release;
  const files = [...(fileList ? [fileList] : []), ...(knownFilesOf(release).pageFiles[page] ?? [])];
  return reason === 'style' ? files.filter((path) => path.endsWith('.css')) : files;
}

/** Returns what is wrong with a published file as this browser gets it; null if it is fine by now. */
async function faultOf(release: InlinedRemote, path: string): Promise<Reason | null> {
  const ask = (integrity = '') =>
    fetch(release.url + path, {
      integrity,
      credentials: 'omit',
      cache: 'force-cache',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
  const answer = await ask().catch(() => null);
  if (!answer?.ok) return answer?.headers.has(alteredHeader) ? 'integrity' : 'network';
  if (answer.headers.get('content-type')?.startsWith('text/html')) return 'not-a-script';
  await answer.arrayBuffer().catch(() => null);
  return ask(knownFilesOf(release).files[path]).then(
    ({ ok }) => (ok ? null : 'integrity'),
    () => 'integrity',
  );
}
