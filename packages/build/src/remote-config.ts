import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { Compilation, type Compiler, type Configuration, sources } from '@rspack/core';
import { styleScope } from '@camp/release/document/style-scope';
import { remoteNameOf } from '#apps.ts';
import { requiredByRemote } from '#singletons.ts';
import { type BuildTarget, webConfig } from '#web-config.ts';

/**
 * Size from which on what several pages need is a file of its own, before compression: with the default of 20,000 each
 * page has a copy (docs/decisions/federation.md#0365).
 */
const minSharedBytes = 10_000;

/**
 * A remote: one exposed module, and no copy of what the shell provides. The container's name holds the
 * build id, because two builds with one name silently mix their code
 * (docs/decisions/federation.md#0057).
 */
export function remoteConfig(target: BuildTarget): Configuration {
  const base = webConfig(target);
  const name = target.uniqueName;
  return {
    ...base,
    entry: {},
    optimization: { ...base.optimization, splitChunks: { minSize: minSharedBytes } },
    plugins: [
      ...(base.plugins ?? []),
      new ScopedStylesPlugin(remoteNameOf(target.app) ?? ''),
      new ModuleFederationPlugin({
        name,
        filename: target.entryFile ?? 'entry.[contenthash:10].js',
        library: { type: 'var', name },
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        shared: requiredByRemote(),
        shareStrategy: 'loaded-first',
        /*
         * It loads no remotes itself, and takes the runtime from the shell
         * (docs/decisions/federation.md#0058).
         */
        experiments: { externalRuntime: true, optimization: { disableRemote: true } },
        manifest: false,
        dts: false,
      }),
    ],
  };
}

const plugin = 'ScopedStylesPlugin';

/**
 * Keeps a remote's styles to what the remote draws. After minification and before files are hashed, it wraps every
 * stylesheet in the remote's scope. The shell puts the attribute on the remote's element, and the gate refuses styles
 * that reach further (docs/decisions/federation.md#0048).
 */
class ScopedStylesPlugin {
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
    return new sources.RawSource(`${styleScope(this.remote)} { ${css} }`);
  }
}
