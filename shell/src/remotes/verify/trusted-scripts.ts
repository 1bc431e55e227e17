import type { InlinedRelease } from '@camp/release/document/release-document';

/** Trusted Types (W3C), as far as they are used here; the browser's types do not have them yet. */
interface TrustedTypeFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ) => unknown;
}

declare global {
  /** Missing in browsers that do not know Trusted Types. */
  var trustedTypes: TrustedTypeFactory | undefined;
}

/** Absolute addresses of scripts that may run. */
const files = new Set<string>();
const origins = new Set<string>();

/**
 * From now on a script is fetched only if it has been trusted: the browser asks this policy
 * whenever code gives a script its address, whoever's code that is. Strings that would become
 * markup or code are refused. The edge allows no second policy
 * (docs/decisions/0047-trusted-types.md).
 */
export function refuseUntrustedScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isTrusted(address) ? address : null),
  });
}

/** Trusts what a release vouches for. */
export function trustFilesOf({ shell, remotes }: Pick<InlinedRelease, 'shell' | 'remotes'>): void {
  for (const build of [shell, ...Object.values(remotes)]) {
    for (const path of Object.keys(build.files)) files.add(absolute(build.url + path).href);
  }
}

/** Trusts a third party that the visitor has agreed to, and the further scripts that it loads from its origin. */
export function trustThirdParty(address: string): void {
  origins.add(absolute(address).origin);
}

function isTrusted(address: string): boolean {
  const { href, origin } = absolute(address);
  return files.has(href) || origins.has(origin);
}

const absolute = (address: string) => new URL(address, document.baseURI);
