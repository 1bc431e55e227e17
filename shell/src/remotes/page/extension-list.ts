import type { ExtensionList, InlinedExtension } from '@camp/release/document/release-document';
import { readInlinedRelease } from '#document/release.ts';
import { extensionsPath } from '#worker/copies.ts';

type Extensions = readonly InlinedExtension[];

/** Longest wait for the list, in milliseconds. */
const timeoutMs = 3_000;

const { extensions: ofFirstPage = {}, remotes } = readInlinedRelease();

/** By slot. */
const known = new Map<string, Promise<Extensions>>(
  Object.entries(ofFirstPage).map(([slot, found]) => [slot, Promise.resolve(found)]),
);

/** Returns what extends a slot: from the document for slots of its page, else from the list of all. */
export function extensionsOf(slot: string): Promise<Extensions> {
  const found = known.get(slot) ?? askFor(slot);
  known.set(slot, found);
  return found;
}

let list: Promise<ExtensionList> | null = null;

/** Nothing extends a slot while the list cannot be had; the next page asks again. */
async function askFor(slot: string): Promise<Extensions> {
  try {
    const { versions, extensions } = await (list ??= readList());
    /* The list is of the live release: another version of a remote may lack what it names. */
    return (extensions[slot] ?? []).filter(
      ({ remote }) => remotes[remote]?.version === versions[remote],
    );
  } catch {
    list = null;
    known.delete(slot);
    return [];
  }
}

async function readList(): Promise<ExtensionList> {
  const response = await fetch(extensionsPath, { signal: AbortSignal.timeout(timeoutMs) });
  return (await response.json()) as ExtensionList;
}
