import { timeLeft } from './time-left.ts';

/** Longest and shortest wait for the document's stylesheets, in milliseconds; nothing is painted before. */
const stylesTimeoutMs = 700;
const minWaitMs = 200;

/**
 * True if the document's stylesheets have loaded. Those that failed or hang are removed: a browser
 * paints nothing while it waits for one, and the bundler takes a linked one as loaded.
 */
export async function stylesheetsReady(): Promise<boolean> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const late = links.filter(({ sheet }) => !sheet).map(settled);
  await Promise.race([Promise.all(late), after(timeLeft(stylesTimeoutMs, minWaitMs))]);
  const missing = links.filter(isMissing);
  for (const link of missing) link.remove();
  return missing.length === 0;
}

/** For a file that did not load, browsers have no stylesheet, an empty one, or an unreadable one. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

function after(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
