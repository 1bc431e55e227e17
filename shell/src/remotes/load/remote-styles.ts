import { useLayoutEffect } from 'react';

/** The number of areas on screen, by the base address of their build. */
const shown = new Map<string, number>();

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
  const { href } = new URL(base, document.baseURI);
  return [...document.styleSheets].filter((sheet) => sheet.href?.startsWith(href));
}
