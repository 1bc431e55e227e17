import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './integrity.ts';

/** Longest wait for a remote's entry, in milliseconds; the library's own is 20 s. */
const entryTimeoutMs = 3_000;

/** Lets the federation runtime fetch only files the release vouches for, each with its hash. */
export function integrityPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'release-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.integrity = integrityOf(url);
      script.crossOrigin = 'anonymous';
      script.async = true;
      script.src = url;
      return { script, timeout: entryTimeoutMs };
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
