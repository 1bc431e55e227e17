import { Compilation, type Compiler, sources } from '@rspack/core';

const plugin = 'ScopedStylesPlugin';

/**
 * Keeps a remote's styles to what the remote draws: around every stylesheet it emits, once it is
 * minified and before files are hashed, stands to the letter
 * `@scope ([data-remote="<name>"]) { … }`. The shell puts that attribute on the remote's element. The
 * gate refuses what reaches further (docs/decisions/0048-scoped-styles.md).
 */
export class ScopedStylesPlugin {
  private readonly remote: string;

  constructor(remote: string) {
    this.remote = remote;
  }

  apply(compiler: Compiler): void {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.hooks.processAssets.tap({ name: plugin, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.css'))) {
          compilation.updateAsset(file, (css) => this.scoped(css.source().toString()));
        }
      });
    });
  }

  private scoped(css: string): sources.RawSource {
    return new sources.RawSource(`@scope ([data-remote="${this.remote}"]) { ${css} }`);
  }
}
