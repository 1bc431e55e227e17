import { useLayoutEffect } from 'react';

/** The number of areas on screen, by the base address of their build. */
const shown = new Map<string, number>();

/**
 * Keeps stylesheets from applying that arrive while nothing of their build is on screen: its page was left meanwhile,
 * or is fetched ahead. Call before any remote runs, with the base address of the shell's own files.
 */
export function keepLateStylesOff(url: string): void {
  const sent = new Set<unknown>(document.querySelectorAll('link'));
  const onLoad = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || sent.has(target)) return;
    if (!target.sheet || isBelow(url, target.href)) return;
    const isShown = [...shown].some(([base, areas]) => areas > 0 && isBelow(base, target.href));
    target.sheet.disabled = !isShown;
  };
  document.addEventListener('load', onLoad, true);
}

/** Lets a build's stylesheets apply while something of it is on screen. */
export function useStylesOf(url: string): void {
  useLayoutEffect(() => {
    shown.set(url, (shown.get(url) ?? 0) + 1);
    enableStyles(url);
    return () => {
      const left = (shown.get(url) ?? 1) - 1;
      shown.set(url, left);
      if (left === 0) disableStyles(url);
    };
  }, [url]);
}

/**
 * Enables the page's stylesheets below a build's base address. Disabled ones stay in the page, so they
 * apply at once on return and nothing is fetched again.
 */
function enableStyles(base: string): void {
  for (const sheet of sheetsOf(base)) sheet.disabled = false;
}

function disableStyles(base: string): void {
  for (const sheet of sheetsOf(base)) sheet.disabled = true;
}

function sheetsOf(base: string): CSSStyleSheet[] {
  return [...document.styleSheets].filter(({ href }) => href !== null && isBelow(base, href));
}

const isBelow = (base: string, href: string) =>
  href.startsWith(new URL(base, document.baseURI).href);
