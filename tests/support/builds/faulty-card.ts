import type { Page } from '@playwright/test';
import type { PageMaker } from './tiny-remote.ts';

export type Fault = 'throws' | 'throws in an effect' | 'waits for ever' | 'alters built-ins';

/** Key in `sessionStorage` for what the extension does. */
const faultKey = 'what the extension does';

/** An addition to a slot: a heading, or what it is told to do instead. */
export const card: PageMaker = ({ createElement, use, useEffect }) => {
  const does = () => sessionStorage.getItem('what the extension does');
  const never = new Promise(() => undefined);
  return function TrailCard() {
    if (does() === 'throws') throw new Error('A fault: drawn.');
    if (does() === 'waits for ever') use(never);
    useEffect(() => {
      if (does() === 'throws in an effect') throw new Error('A fault: effect.');
      if (does() === 'alters built-ins') Object.assign(Array.prototype, { at: () => 'altered' });
    }, []);
    return createElement('h2', null, 'Trails near you');
  };
};

/** Tells the card how to behave in the next documents. */
export async function tellCard(page: Page, fault: Fault | 'none'): Promise<void> {
  await page.addInitScript(([key, does]) => sessionStorage.setItem(key, does), [
    faultKey,
    fault,
  ] as const);
}

/** Faults, with the report of each. */
export const faults: { fault: Fault; told: { phase: string; reason: string } }[] = [
  { fault: 'throws', told: { phase: 'render', reason: 'threw' } },
  { fault: 'throws in an effect', told: { phase: 'render', reason: 'threw' } },
  { fault: 'waits for ever', told: { phase: 'render', reason: 'timeout' } },
];
