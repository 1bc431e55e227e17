import type { InlinedRelease } from '@camp/release/document/release-document';

/** The part of Trusted Types (W3C) used here; TypeScript's DOM types lack it. */
interface TrustedTypeFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ) => unknown;
}

declare global {
  /** Missing in browsers without Trusted Types. */
  var trustedTypes: TrustedTypeFactory | undefined;
}

/** Absolute addresses of scripts that may run. */
const files = new Set<string>();
const origins = new Set<string>();

/**
 * From now on only trusted scripts are fetched: the browser consults this policy whenever any code sets
 * a script's address. Strings that would become markup or code are refused. The edge allows no second
 * policy except the bundler's own with a dev override (docs/decisions/federation.md#0047).
 */
export function refuseUntrustedScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isTrusted(address) ? address : null),
  });
}

/** Trusts the files that a release names, and all that a dev override's bundler serves. */
export function trustFilesOf({ shell, remotes }: Pick<InlinedRelease, 'shell' | 'remotes'>): void {
  trustFiles(shell.url, shell.files);
  for (const { url, files: hashed, override } of Object.values(remotes)) {
    trustFiles(url, hashed);
    if (override && !override.isPublished) origins.add(absolute(url).origin);
  }
}

/** Trusts files below a base address. */
export function trustFiles(url: string, hashed: Record<string, string>): void {
  for (const path of Object.keys(hashed)) files.add(absolute(url + path).href);
}

/** Trusts a third party that the visitor has agreed to, and all scripts from its origin. */
export function trustThirdParty(address: string): void {
  origins.add(absolute(address).origin);
}

function isTrusted(address: string): boolean {
  const { href, origin } = absolute(address);
  return files.has(href) || origins.has(origin);
}

const absolute = (address: string) => new URL(address, document.baseURI);
