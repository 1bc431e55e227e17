import pLimit from 'p-limit';
import type { ReleaseContent, ReleaseDocument } from '#document/release-document.ts';
import type { TrustedKeys } from '#document/signing-keys.ts';
import { type Statements, statementsFor, unsignedIn } from '#document/statements.ts';
import type { TrustedStore } from '#maintain/verify.ts';
import { ReleaseError } from '#release-error.ts';
import { requestsAtOnce } from '#store/storage.ts';
import { documentOf } from '#store/verified-documents.ts';

/** Number of newest generations in which pages of the same builds are looked for. */
const maxSearched = 20;

/** Returns the newest generations: a server renders nothing, but may take the pages that it finds there. */
export async function keptReleases({ store, keys }: TrustedStore): Promise<ReleaseDocument[]> {
  const newest = (await store.generations()).slice(0, maxSearched);
  const found = await pLimit(requestsAtOnce).map(newest, (each) =>
    /* One that cannot be read stops no one from going back to the others. */
    documentOf(store, each, keys).catch(() => null),
  );
  return found.filter((document) => document !== null);
}

/**
 * Finds the publisher's signatures of each build and of pages of a release in earlier releases.
 * @throws {@link ReleaseError} UNSIGNED_BUILD if the publisher has not signed one.
 */
export function publishersStatements(
  release: ReleaseContent,
  earlier: readonly ReleaseDocument[],
  { publicKey }: TrustedKeys,
): Statements {
  const known = Object.assign({}, ...earlier.map(({ statements }) => statements)) as Statements;
  const statements = statementsFor(release, known);
  const unsigned = unsignedIn(release, statements, publicKey);
  if (unsigned === null) return statements;
  const message = `The server cannot make ${unsigned} live: it was published before each build was signed by itself. Any publish or rollback with the publisher’s key signs the earlier ones, too.`;
  throw new ReleaseError('UNSIGNED_BUILD', message);
}
