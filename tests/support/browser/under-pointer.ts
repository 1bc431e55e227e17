import type AxeBuilder from '@axe-core/playwright';
import { type ElementHandle, expect, type Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** Set by the first check of the page. */
declare const axe: { run: (context: Element, options: object) => Promise<Results> };

/** Expects one control of each kind to be readable under the pointer, in both themes (WCAG 1.4.3). */
export async function expectReadableUnderPointer(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const control of await kindsOfControls(page)) {
      expect.soft(await unreadable(page, control), colorScheme).toEqual([]);
      await control.dispose();
    }
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Returns the first visible control of each set of classes. */
async function kindsOfControls(page: Page): Promise<ElementHandle<Element>[]> {
  const found = await page.evaluateHandle(() => {
    const kindOf = (control: Element) =>
      [control, control.parentElement]
        .map((element) => `${element?.tagName} ${element?.getAttribute('class')}`)
        .concat(
          control.getAttribute('aria-disabled') ?? '',
          control.getAttribute('aria-current') ?? '',
        )
        .join('|');
    const controls = [...document.querySelectorAll('a[href], button, summary, select, [role=tab]')];
    const visible = controls.filter((control) => control.checkVisibility());
    return [...new Map(visible.toReversed().map((each) => [kindOf(each), each])).values()];
  });
  const handles = await found.getProperties();
  return [...handles.values()].flatMap((handle) => handle.asElement() ?? []);
}

/** Returns what has too little contrast in a control that is pointed at; nothing if something covers it. */
async function unreadable(page: Page, control: ElementHandle<Element>): Promise<string[]> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) return [];
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return control.evaluate(async (element) => {
    if (!element.matches(':hover')) return [];
    const { violations } = await axe.run(element, { runOnly: ['color-contrast'] });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
}
