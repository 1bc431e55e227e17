import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { matchRoute } from '@camp/release/document/match-route';
import type { ShellPrerenderer } from '@camp/release/document/prerenderer';
import { heldDocument, heldFile, startMemoryServer } from './memory-server.ts';
import {
  bootstrap,
  compiled,
  entryOf,
  filesOf,
  loaderOf,
  peerConfig,
  peerFolder,
  prerenderer,
  remoteModules,
  write,
} from './peer-build.ts';
import { peerDocument, type SiteDocument, siteDocument } from './site-document.ts';
import type { Variant } from './variant.ts';

const base = '/one-app/';

/**
 * The same sources as one application: shell and remotes in one build, each page behind an `import()`, rendered
 * ahead as the site's pages are. What guards the shell against remotes stays in, but for the hashes of files.
 */
export async function startOneApp(started: AsyncDisposableStack, origin: string): Promise<Variant> {
  const folder = peerFolder('one-app');
  const loader = write(folder, 'loader.js', loaderOf(imports, 'async (name) => remotes[name]'));
  const browser = await buildForBrowser(folder, loader);
  const render = await buildForNode(folder, loader);
  const url = await startMemoryServer(started, async (path) => {
    if (path.startsWith(base)) return fileOf(join(folder, 'out'), path);
    const site = await siteDocument(origin + path);
    const body = site.isPrerendered ? await render(site, path) : '';
    const tags = tagsOf(browser, pageOf(site, path), site);
    return heldDocument(peerDocument({ site, tags, body, files: base }));
  });
  return { url, name: 'one app', reacts: true };
}

const imports = [
  ...remoteModules.map(({ module }, at) => `import remote${at} from ${JSON.stringify(module)};`),
  `const remotes = { ${remoteModules.map(({ name }, at) => `${JSON.stringify(name)}: remote${at}`).join(', ')} };`,
].join('\n');

interface Built {
  /** Files of the entry and of each page's chunk. */
  files: Record<string, string[]>;
  fonts: string[];
}

async function buildForBrowser(folder: string, loader: string): Promise<Built> {
  const entry = write(folder, 'main.js', entryOf(`import ${JSON.stringify(bootstrap)};`));
  const output = join(folder, 'out');
  const config = {
    app: 'shell',
    output,
    publicPath: base,
    entry: { main: entry },
    loader,
  } as const;
  const stats = await compiled(peerConfig(config));
  const fonts = readdirSync(output).filter((name) => name.endsWith('.woff2'));
  return { files: filesOf(stats), fonts };
}

type Render = (site: SiteDocument, path: string) => Promise<string>;

async function buildForNode(folder: string, loader: string): Promise<Render> {
  const text = `${imports}\nexport { render } from ${JSON.stringify(prerenderer)};\nexport { remotes };\n`;
  const output = join(folder, 'node');
  const entry = write(folder, 'node.js', text);
  const config = peerConfig({ app: 'shell', output, publicPath: base, entry, loader });
  await compiled({
    ...config,
    target: 'node20',
    output: {
      ...config.output,
      filename: 'node.cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
    },
    module: {
      ...config.module,
      generator: {
        'css/module': { exportsOnly: true },
        css: { exportsOnly: true },
        'asset/resource': { emit: false },
      },
    },
    optimization: { minimize: false },
  });
  const built = createRequire(import.meta.url)(join(output, 'node.cjs')) as {
    render: ShellPrerenderer['render'];
    remotes: Record<string, unknown>;
  };
  const remotes = Object.fromEntries(
    Object.entries(built.remotes).map(([name, remote]) => [name, { default: remote }]),
  );
  return async ({ release }, path) => {
    const html = await built.render({ release, path, language: 'en', remotes });
    return html.replace(/^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/, '');
  };
}

function pageOf({ release }: SiteDocument, path: string): string {
  const routes = Object.values(release.remotes).flatMap((remote) => remote.routes);
  return matchRoute(routes, path)?.page ?? 'not-found';
}

/** As the site's documents have them: fonts and styles first, scripts give way where the page is there. */
function tagsOf({ files, fonts }: Built, page: string, { isPrerendered }: SiteDocument): string[] {
  const own = [...new Set([...(files['main'] ?? []), ...(files[page] ?? [])])];
  const priority = isPrerendered ? 'low' : 'high';
  const main = files['main'] ?? [];
  return [
    ...own
      .filter((name) => name.endsWith('.css'))
      .map((name) => `<link rel="stylesheet" href="${base}${name}">`),
    ...fonts.map((name) => `<link rel="preload" as="font" href="${base}${name}" crossorigin>`),
    ...own
      .filter((name) => name.endsWith('.js') && !main.includes(name))
      .map((name) => preloadOf(name, priority)),
    ...main
      .filter((name) => name.endsWith('.js'))
      .map((name) => `<script defer src="${base}${name}" fetchpriority="${priority}"></script>`),
  ];
}

const preloadOf = (name: string, priority: string) =>
  `<link rel="preload" as="script" href="${base}${name}" fetchpriority="${priority}">`;

function fileOf(folder: string, path: string) {
  const name = path.slice(base.length);
  if (!readdirSync(folder).includes(name)) return null;
  return heldFile(name, readFileSync(join(folder, name)));
}
