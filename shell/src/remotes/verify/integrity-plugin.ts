import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './integrity.ts';
import { timeLeft } from '#remotes/load/time-left.ts';

/**
 * Longest wait for a remote's entry, in milliseconds: its area must say within 3 s that it cannot
 * be shown (docs/decisions/0059-fault-limits.md). The library waits 20 s.
 */
const entryTimeoutMs = 2_700;

/** Of one that the document itself asked for, however late the shell starts. */
const leastTimeoutMs = 1_800;

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
  return isPreloaded ? timeLeft(entryTimeoutMs, leastTimeoutMs) : entryTimeoutMs;
}
