import type { Language } from '@camp/contracts/sentences/language';
import type { InlinedRelease } from './release-document.ts';

export interface PrerenderRequest {
  release: InlinedRelease;
  path: string;
  language: Language;
  /** The exports of each remote's own prerenderer. */
  remotes: Record<string, unknown>;
}

/** The exports of the shell's prerenderer that the publisher relies on. */
export interface ShellPrerenderer {
  /** Modules of which a page has one copy, by the name remotes import them under. */
  shared: Readonly<Record<string, unknown>>;
  /** HTML of a whole page: tags for the head first, then the content of the root. */
  render: (request: PrerenderRequest) => Promise<string>;
}

/**
 * Stands in a prerendered page for the base address of an app's files, which is known only once it
 * is published; `{app}` is its name.
 */
export const filesPlaceholder = (app: string) => `https://files.invalid/${app}/`;

/** Stands in a prerendered page for the site's own origin, which only the edge knows. */
export const originPlaceholder = 'https://origin.invalid';
