import type { KeyObject } from 'node:crypto';
import type { ReleaseDocument } from '#document/release-document.ts';
import { isSigned, signRelease, verifiedRelease } from '#document/signature.ts';
import type { SigningKeys } from '#document/signing-keys.ts';
import { signedStatements, unsignedIn } from '#document/statements.ts';
import { withCanaries } from '#document/stored-document.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** A verified document's text with the publisher's signatures of it, its builds and its pages, made again. */
export function signedByPublisher(text: string, privateKey: KeyObject): string {
  const document = JSON.parse(text) as ReleaseDocument;
  const { signature: _signature, ...release } = document;
  const statements = signedStatements(withCanaries(document), privateKey);
  return textOf(signRelease({ ...release, statements }, privateKey));
}

export const textOf = (document: ReleaseDocument) => `${JSON.stringify(document, null, 2)}\n`;

/**
 * Signs each build and page of generations from before that was done, so that a server may go back to them.
 * Their content stays the same. It looks no further back than the first generation that has all signatures.
 * @returns the number of generations that were signed again.
 */
export async function signEarlier(store: ReleaseStore, keys: SigningKeys): Promise<number> {
  const unstated: { generation: number; text: string }[] = [];
  for (const generation of await store.generations()) {
    const text = (await store.readDocument(generation)) ?? '';
    if (verifiedRelease(text, keys)?.generation !== generation) continue;
    const document = JSON.parse(text) as ReleaseDocument;
    if (!isSigned(document, keys.publicKey)) continue;
    if (unsignedIn(withCanaries(document), document.statements ?? {}, keys.publicKey) === null)
      break;
    unstated.push({ generation, text });
  }
  /* Oldest first: if this is cut off, the next run begins where it ended. */
  for (const { generation, text } of unstated.toReversed()) {
    await store.replaceDocument(generation, signedByPublisher(text, keys.privateKey));
  }
  return unstated.length;
}
