import type { Locator, Page } from '@playwright/test';

export interface Hand {
  /** Number of clicks, keys that act and fields filled so far. */
  presses: () => number;
  click: (target: Locator) => Promise<void>;
  press: (key: string) => Promise<void>;
  /** Fills the field that has the focus, or the one given. */
  fill: (text: string, field?: Locator) => Promise<void>;
}

/** A hand that goes through a page and counts; a text typed whole counts as one, as a paste does. */
export function countingHand(page: Page): Hand {
  let presses = 0;

  return {
    presses: () => presses,
    click: (target) => counted(target.click()),
    press: (key) => counted(page.keyboard.press(key)),
    fill: (text, field) => counted(field ? field.fill(text) : page.keyboard.type(text)),
  };

  async function counted(act: Promise<void>): Promise<void> {
    presses += 1;
    await act;
  }
}
