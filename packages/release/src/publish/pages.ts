import { stableChannel } from '@camp/contracts/site/channel';
import { channelsOf } from '#document/channels.ts';
import type { Content, PrerenderedPages, ReleaseContent } from '#document/release-document.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { prerendered } from './prerender.ts';

interface PageOptions {
  /** Releases whose pages may be taken as they are, what is live first. */
  earlier: readonly ReleaseContent[];
  /** Apps whose pages must be drawn: those that are published. */
  candidates: readonly string[];
  /** Pages that no earlier release has are left to browsers. */
  skipRendering: boolean;
}

interface RenderResult {
  rendered: ReleaseContent;
  /** Notes for the publisher: apps whose pages are left to browsers. */
  notes: ReadonlySet<string>;
}

/**
 * Returns a release with the pages of every channel. Pages on which nothing can differ are taken from earlier
 * releases, and from the other channels. If the candidates meet another team's canary, pages that cannot
 * be drawn together are left to browsers.
 * @throws {@link ReleaseError} PRERENDER_FAILED
 */
export async function addPrerenderedPages(
  store: ReleaseStore,
  release: ReleaseContent,
  { earlier, candidates, skipRendering }: PageOptions,
): Promise<RenderResult> {
  const drawn: Content[] = earlier.flatMap(channelsOf).map(({ content }) => content);
  const variants: Record<string, PrerenderedPages> = {};
  const notes = new Set<string>();
  for (const { name, canaries, content } of channelsOf(release)) {
    const isOwn = canaries.every(({ apps }) => apps.every((app) => candidates.includes(app)));
    const result = await prerendered(store, content, {
      earlier: drawn,
      candidates: isOwn ? candidates : [],
      skipRendering,
      tell: (note) => notes.add(note),
    });
    drawn.push(result);
    variants[name] = result.pages;
  }
  const { [stableChannel]: pages = {}, ...others } = variants;
  const { shell, remotes, canaries } = release;
  const hasCanaries = canaries && canaries.length > 0;
  const rendered = { shell, remotes, pages, ...(hasCanaries && { canaries, variants: others }) };
  return { rendered, notes };
}
