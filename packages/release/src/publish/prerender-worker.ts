import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { createHash, randomUUID } from 'node:crypto';
import { Socket as UdpSocket } from 'node:dgram';
import { Server, Socket } from 'node:net';
import * as stream from 'node:stream';
import * as util from 'node:util';
import { compileFunction, runInNewContext } from 'node:vm';
import type { InlinedRelease } from '#document/release-document.ts';
import type { PrerenderRequest, ShellPrerenderer } from '#document/prerenderer.ts';

/*
 * A process of its own that renders the pages of one remote with the code of the shell and of that remote.
 * Anything that a build does when it is loaded, even an endless loop, ends with this process. It is started
 * without permission to touch files, programs, threads or addons, and with no environment
 * (docs/decisions/releases.md#0079). Here it takes the network from itself, and everything else
 * that the code it runs has no use for. It imports nothing of ours, because it may read nothing but itself.
 */
export interface PrerenderOrder {
  release: InlinedRelease;
  /** Name of the remote whose pages are rendered. */
  remote: string;
  paths: string[];
  languages: readonly PrerenderRequest['language'][];
  /** Sources of the two prerenderers, in CommonJS. */
  shellCode: string;
  remoteCode: string;
}

export interface PrerenderReport {
  /** By path, then by language. */
  html: Record<string, Record<string, string>>;
  /** Pages that cannot be drawn, by path: which, and why. */
  failures: Record<string, string>;
}

/** Modules of Node that a build may import: none leads out of this process. */
const modules: Readonly<Record<string, unknown>> = {
  async_hooks: { AsyncLocalStorage, AsyncResource },
  crypto: { createHash, randomUUID },
  stream,
  util,
};

const webGlobals =
  `AbortController AbortSignal Blob Buffer CustomEvent DOMException Event EventTarget FormData
  Headers ReadableStream Request Response TextDecoder TextEncoder TransformStream URL URLSearchParams
  WritableStream atob btoa clearImmediate clearInterval clearTimeout crypto global performance
  queueMicrotask setImmediate setInterval setTimeout structuredClone`.split(/\s+/);

function refuse(): never {
  throw new Error('Pages are rendered without a network.');
}

/** Leaves the language and a few web interfaces. The permission model of Node knows no network. */
function confine(): void {
  Object.assign(Socket.prototype, { connect: refuse });
  Object.assign(Server.prototype, { listen: refuse });
  Object.assign(UdpSocket.prototype, { bind: refuse, connect: refuse, send: refuse });
  /* Loads the library behind it, which leaves its way to the network among the globals. */
  void new Response();
  const language = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const staying = new Set<string | symbol>([...language, ...webGlobals, Symbol.toStringTag]);
  for (const name of Reflect.ownKeys(globalThis)) {
    if (staying.has(name) || Reflect.deleteProperty(globalThis, name)) continue;
    Reflect.set(globalThis, name, undefined);
  }
  const quiet = Object.fromEntries(
    ['debug', 'error', 'info', 'log', 'warn'].map((name) => [name, () => undefined]),
  );
  Object.assign(globalThis, { console: quiet });
}

/** Runs a CommonJS source. Its `require` gives it the shell's copies of the shared modules. */
function load(name: string, code: string, shared: Readonly<Record<string, unknown>>): unknown {
  const module = { exports: {} as unknown };
  const require = (wanted: string) => {
    const own = wanted.replace(/^node:/, '');
    if (Object.hasOwn(shared, wanted)) return shared[wanted];
    if (Object.hasOwn(modules, own)) return modules[own];
    throw new Error(`Pages are rendered without the module ${wanted}.`);
  };
  compileFunction(code, ['module', 'exports', 'require'], { filename: `${name}.cjs` })(
    module,
    module.exports,
    require,
  );
  return module.exports;
}

async function render(order: PrerenderOrder): Promise<PrerenderReport> {
  const { release, remote, paths, languages, shellCode, remoteCode } = order;
  const renderer = load('shell', shellCode, {}) as ShellPrerenderer;
  const remotes = { [remote]: load(`remote-${remote}`, remoteCode, renderer.shared) };
  const report: PrerenderReport = { html: {}, failures: {} };
  for (const path of paths) {
    const pages: Record<string, string> = {};
    for (const language of languages) {
      try {
        pages[language] = await renderer.render({ release, path, language, remotes });
      } catch (error) {
        report.failures[path] ??= `${path} (${language}): ${String(error)}`;
      }
    }
    if (report.failures[path] === undefined) report.html[path] = pages;
  }
  return report;
}

/** Every page fails for one reason. */
const nothing = ({ paths }: PrerenderOrder, error: unknown): PrerenderReport => ({
  html: {},
  failures: Object.fromEntries(paths.map((path) => [path, `${path}: ${String(error)}`])),
});

/* Out of reach from here on for the code that it runs. */
const host = process;
host.once('message', (order: PrerenderOrder) => {
  void render(order)
    .catch((error: unknown) => nothing(order, error))
    .then((report) => host.send?.(report, () => host.exit(0)));
});
confine();
