import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './browser.ts';

/**
 * Expects the page as it is now to fit and to be accessible at every width, without loading it again.
 * tests/unit/contrast.test.ts covers the colours of both themes.
 */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const width of widths) {
    await expectToFit(page, width);
    await expectAccessible(page);
  }
}

/** Expects the page to fit in another language, whose words may be longer. Its elements and styles are the same. */
export async function expectToFitAtEveryWidth(page: Page): Promise<void> {
  for (const width of widths.toReversed()) await expectToFit(page, width);
}

const widths = [320, 768, 1280];

/**
 * Expects that nothing makes the page scroll sideways and no text lies on another, once the window's new size
 * has been painted and has settled.
 */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  /* The browser may draw one frame with the rules of the old width for some elements. */
  await expect.poll(() => beyondTheEdge(page), 'Beyond the edge').toEqual([]);
  await expect.poll(() => coveredBySongPlayer(page), 'The song player lies on').toEqual([]);
  await expect.poll(() => textsOnTexts(page), 'Texts lie on each other').toEqual([]);
}

/** Finds elements beyond the right edge of a page that scrolls sideways; none if it does not scroll. */
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

/** Finds texts of neighbours in a row, a card or a grid that visibly lie on each other. */
async function textsOnTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const common = (one: DOMRect, other: DOMRect) => {
      const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
      const width = Math.min(one.right, other.right) - left;
      const height = Math.min(one.bottom, other.bottom) - top;
      return new DOMRect(left, top, Math.max(0, width), Math.max(0, height));
    };
    const isSeen = ({ width, height }: DOMRect) => width > 2 && height > 2;
    /** Returns the part of a box that an element and its ancestors do not cut off. */
    const cut = (box: DOMRect, within: Element | null): DOMRect => {
      if (!within) return box;
      const { overflowX, clipPath } = getComputedStyle(within);
      const isWhole = overflowX === 'visible' && clipPath === 'none';
      return cut(isWhole ? box : common(box, within.getBoundingClientRect()), within.parentElement);
    };
    /** The lines of a text, as high as small letters: tall ones may reach into the line above. */
    const linesOf = (text: Node, parent: Element) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()]
        .map(({ x, y, width, height }) => new DOMRect(x, y + height / 4, width, height / 2))
        .map((box) => cut(box, parent))
        .filter(isSeen);
    };
    /** The wholes that a text is part of, from the inside; floating parts may lie on others. */
    const placesOf = (part: Element, root: Element): { whole: Element; part: Element }[] => {
      const whole = part.parentElement;
      const { position } = getComputedStyle(part);
      if (!whole || part === root || !/static|relative/.test(position)) return [];
      const isNeighbour = /flex|grid/.test(getComputedStyle(whole).display);
      return [...(isNeighbour ? [{ whole, part }] : []), ...placesOf(whole, root)];
    };

    const lines: { whole: Element; part: Element; text: string; box: DOMRect }[] = [];
    for (const root of document.querySelectorAll('main, [role="dialog"]')) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const parent = node.parentElement;
        const isDrawn = parent?.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        });
        if (!parent || !isDrawn || text === '') continue;
        const boxes = linesOf(node, parent);
        for (const { whole, part } of placesOf(parent, root)) {
          lines.push(...boxes.map((box) => ({ whole, part, text, box })));
        }
      }
    }
    return [...Map.groupBy(lines, ({ whole }) => whole).values()].flatMap((own) =>
      own.flatMap((one, at) =>
        own
          .slice(at + 1)
          .filter(({ part, box }) => part !== one.part && isSeen(common(one.box, box)))
          .map(({ text }) => `${one.text} / ${text}`),
      ),
    );
  });
}

/** Finds everything that can be pressed or typed into and lies under the song player. */
export async function coveredBySongPlayer(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const player = document.querySelector('[data-song-player]');
    if (!player?.checkVisibility({ visibilityProperty: true })) return [];
    const place = player.getBoundingClientRect();
    const operable = 'a, button, input, select, textarea, summary';
    /* A province is no rectangle: it counts as under the player if most of the player's area is drawn on. */
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
