import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { InlinedRemote } from '@camp/release/document/release-document';
import { timeLeft } from './time-left.ts';

/**
 * Longest wait for a remote's entry, in milliseconds: its area must say within 3 s that it cannot be
 * shown (docs/decisions/federation.md#0059). The library's own default is 20 s.
 */
const entryTimeoutMs = 2_700;

/** Shortest wait for an entry that the document preloads, however late the shell starts. */
const minTimeoutMs = 1_800;

/** Lets the federation runtime fetch only files that the release names, each with its hash. */
export function integrityPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'release-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.integrity = integrityOf(url);
      script.crossOrigin = 'anonymous';
      script.async = true;
      script.src = url;
      return { script, timeout: timeoutOf(script) };
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      for (const [name, value] of Object.entries(attrs ?? {}))
        link.setAttribute(name, String(value));
      link.integrity = integrityOf(url);
      link.crossOrigin = 'anonymous';
      link.href = url;
      return link;
    },
  };
}

function timeoutOf({ src }: HTMLScriptElement): number {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
  const isPreloaded = [...preloads].some(({ href }) => href === src);
  return isPreloaded ? timeLeft(entryTimeoutMs, minTimeoutMs) : entryTimeoutMs;
}

/** The hash of every published file, by absolute address. */
const hashes = new Map<string, string>();
/** Base addresses of dev overrides, whose files change as they are worked on. */
const unhashed = new Set<string>();

/** Allows a remote's files: each with its hash, or all of them from a developer's bundler. */
export function allowFilesOf({
  url,
  files,
  override,
}: Pick<InlinedRemote, 'url' | 'files' | 'override'>): void {
  if (override && !override.isPublished) unhashed.add(absolute(url));
  allowFiles(url, files);
}

/** Allows files below a base address, each with its hash. */
export function allowFiles(url: string, files: Record<string, string>): void {
  for (const [path, hash] of Object.entries(files)) hashes.set(absolute(url + path), hash);
}

/**
 * The hash that a file must have before the browser runs it; empty for a dev override.
 * @throws when no release names the file: without a hash no code runs (fail closed).
 */
export function integrityOf(address: string): string {
  const file = absolute(address);
  const hash = hashes.get(file);
  if (hash) return hash;
  if ([...unhashed].some((base) => file.startsWith(base))) return '';
  throw new Error(`The release does not vouch for ${address}.`);
}

function absolute(address: string): string {
  return new URL(address, document.baseURI).href;
}
