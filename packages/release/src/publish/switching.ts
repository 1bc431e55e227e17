import pLimit from 'p-limit';
import type { ReleaseContent, ReleaseDocument } from '#document/release-document.ts';
import type { TrustedKeys } from '#document/signing-keys.ts';
import { type Statements, statementsFor, unsignedIn } from '#document/statements.ts';
import type { TrustedStore } from '#maintain/verify.ts';
import { ReleaseError } from '#release-error.ts';
import { requestsAtOnce } from '#store/storage.ts';
import { documentOf } from '#store/verified-documents.ts';

/** In how many of the newest generations pages of the same builds are looked for. */
const maxSearched = 20;

/** The newest generations: a server renders nothing, but may take the pages that it finds there. */
export async function keptReleases({ store, keys }: TrustedStore): Promise<ReleaseDocument[]> {
  const newest = (await store.generations()).slice(0, maxSearched);
  const found = await pLimit(requestsAtOnce).map(newest, (each) =>
    /* One that cannot be read keeps nobody from going back to the others. */
    documentOf(store, each, keys).catch(() => null),
  );
  return found.filter((document) => document !== null);
}

/**
 * What the publisher said of each build and page of a release, as earlier releases have it.
 * @throws {@link ReleaseError} UNSIGNED_BUILD where the publisher has said nothing of one.
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
