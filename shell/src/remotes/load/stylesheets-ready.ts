import { timeLeft } from './time-left.ts';

/** Longest and least wait for the stylesheets that the document links, in milliseconds: nothing is painted before. */
const stylesWithinMs = 700;
const leastWaitMs = 200;

/**
 * Whether the stylesheets that the document links are there. Those that failed or hang are taken out:
 * a browser paints nothing while it waits for one, and a bundler takes one that is linked for loaded.
 */
export async function linkedStylesCame(): Promise<boolean> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const late = links.filter(({ sheet }) => !sheet).map(settled);
  await Promise.race([Promise.all(late), after(timeLeft(stylesWithinMs, leastWaitMs))]);
  const missing = links.filter(isMissing);
  for (const link of missing) link.remove();
  return missing.length === 0;
}

/** Of a file that did not come a browser has no stylesheet, an empty one, or one that may not be read. */
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
