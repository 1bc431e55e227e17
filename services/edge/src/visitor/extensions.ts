import type {
  Content,
  ExtensionList,
  InlinedExtension,
} from '@camp/release/document/release-document';
import type { SitePage } from '#site-routes.ts';

type Extensions = Record<string, InlinedExtension[]>;
type PageName = Pick<SitePage, 'remoteName' | 'page'>;

const known = new WeakMap<Content, Extensions>();

/** Returns what extends each slot, in the order in which it is drawn. */
function extensionsOf(content: Content): Extensions {
  const found = known.get(content) ?? findExtensions(content);
  known.set(content, found);
  return found;
}

function findExtensions({ remotes }: Content): Extensions {
  const all = Object.entries(remotes).flatMap(([remote, { extensions = [] }]) =>
    extensions.map(({ slot, data: _data, ...extension }) => ({ slot, ...extension, remote })),
  );
  const bySlot: Extensions = {};
  for (const { slot, ...extension } of all.toSorted((a, b) => a.order - b.order)) {
    (bySlot[slot] ??= []).push(extension);
  }
  return bySlot;
}

/** Returns what extends the slots of a page; undefined if it has none. */
export function extensionsOfPage(
  content: Content,
  { remoteName, page }: PageName,
): Extensions | undefined {
  const slots = content.remotes[remoteName]?.slots?.filter(({ pages }) => pages.includes(page));
  if (!slots?.length) return undefined;
  return Object.fromEntries(slots.map(({ name }) => [name, extensionsOf(content)[name] ?? []]));
}

/** Returns the slots of a page that something extends, without the owner in their names. */
export const extendedSlotsOf = (content: Content, page: PageName): string[] =>
  Object.entries(extensionsOfPage(content, page) ?? {}).flatMap(([slot, { length }]) =>
    length > 0 ? [slot.slice(page.remoteName.length + 1)] : [],
  );

/** All of them, with the versions that have them: a page may be of other ones. */
export const extensionList = (content: Content): ExtensionList => ({
  versions: Object.fromEntries(
    Object.entries(content.remotes).map(([name, { version }]) => [name, version]),
  ),
  extensions: extensionsOf(content),
});
