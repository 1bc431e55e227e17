import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './browser.ts';

/**
 * The page as it is now fits and is accessible at every width, without being loaded anew. Colours of both
 * themes have tests/unit/contrast.test.ts.
 */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const width of widths) {
    await expectToFit(page, width);
    await expectAccessible(page);
  }
}

/** The page fits in other words, which may be longer. Its elements and styles are those of before. */
export async function expectToFitAtEveryWidth(page: Page): Promise<void> {
  for (const width of widths.toReversed()) await expectToFit(page, width);
}

const widths = [320, 768, 1280];

/** Nothing makes the page scroll sideways, once the window's new size has been painted and has settled. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  /* The browser may draw one frame with the rules of the old width for some elements. */
  await expect.poll(() => beyondTheEdge(page), 'Beyond the edge').toEqual([]);
  await expect.poll(() => coveredBySongPlayer(page), 'The song player lies on').toEqual([]);
}

/** What reaches over the right edge of a page that scrolls sideways: nothing of one that does not. */
async function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const needed = document.documentElement.scrollWidth;
    if (needed <= innerWidth) return [];
    const reach = (element: Element) => element.getBoundingClientRect().right;
    const widest = [...document.querySelectorAll('body *')]
      .filter((element) => reach(element) > innerWidth)
      .map((element) => `${element.tagName} ${element.className} ${reach(element)}`);
    return [`The page is ${needed} wide in a window of ${innerWidth}.`, ...widest];
  });
}

/** What the song player lies on of all that can be pressed or typed into. */
export async function coveredBySongPlayer(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const player = document.querySelector('[data-song-player]');
    if (!player?.checkVisibility({ visibilityProperty: true })) return [];
    const place = player.getBoundingClientRect();
    const operable = 'a, button, input, select, textarea, summary';
    /* A province is no rectangle: it lies under the player where most of the player's ground is drawn on. */
    const isDrawnUnder = (element: Element) => {
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
      const points = steps.flatMap((across) =>
        steps.map(
          (down) => [place.left + across * place.width, place.top + down * place.height] as const,
        ),
      );
      const drawn = points.filter(([x, y]) =>
        document.elementsFromPoint(x, y).some((each) => element.contains(each)),
      );
      return drawn.length > points.length / 2;
    };
    return [...document.querySelectorAll(`:is(main, footer) :is(${operable})`)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) =>
        [...element.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < place.right - 1 &&
            right > place.left + 1 &&
            top < place.bottom - 1 &&
            bottom > place.top + 1,
        ),
      )
      .filter((element) => !(element instanceof SVGElement) || isDrawnUnder(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
