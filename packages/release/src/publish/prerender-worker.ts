import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { languages } from '@camp/contracts/language';
import type { InlinedRelease } from '#document/release-document.ts';
import type { ShellPrerenderer } from '#document/prerenderer.ts';

/*
 * A process of its own renders the pages of the content of shell and remotes: what a build does
 * when it is loaded, be it an endless loop, ends with this process.
 */
export interface PrerenderOrder {
  release: InlinedRelease;
  /** File of the shell's prerenderer, and of each remote's that has one. */
  shell: string;
  remotes: Record<string, string>;
}

export type PrerenderReport = { html: Record<string, Record<string, string>> } | { error: string };

const requireNode = createRequire(import.meta.url);

/** Runs a CommonJS file with a `require` that gives it the shared modules. */
function load(file: string, shared: Readonly<Record<string, unknown>>): unknown {
  const module = { exports: {} as unknown };
  const require = (name: string) => (name in shared ? shared[name] : requireNode(name));
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  run(module, module.exports, require);
  return module.exports;
}

async function render({ release, shell, remotes }: PrerenderOrder) {
  const renderer = load(shell, {}) as ShellPrerenderer;
  const loaded = Object.fromEntries(
    Object.entries(remotes).map(([name, file]) => [name, load(file, renderer.shared)]),
  );
  const html: Record<string, Record<string, string>> = {};
  for (const path of prerenderedPaths(release)) {
    const pages: Record<string, string> = {};
    for (const language of languages) {
      pages[language] = await renderer
        .render({ release, path, language, remotes: loaded })
        .catch((cause: unknown) => {
          throw new Error(`${path} (${language}): ${String(cause)}`, { cause });
        });
    }
    html[path] = pages;
  }
  return html;
}

function prerenderedPaths({ remotes }: InlinedRelease): string[] {
  return Object.values(remotes).flatMap(({ routes, prerenderer }) =>
    prerenderer === undefined
      ? []
      : routes.filter((route) => route.prerender).map(({ path }) => path),
  );
}

process.once('message', (order: PrerenderOrder) => {
  void render(order)
    .then(
      (html): PrerenderReport => ({ html }),
      (error: unknown): PrerenderReport => ({ error: (error as Error).message }),
    )
    .then((report) => process.send?.(report, () => process.exit(0)));
});
