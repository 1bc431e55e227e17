import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pressAt, type Tab, typing } from './driver/engine.ts';
import { installFinder, type PagePart } from './in-page.ts';

const library = import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');
const preparation = `async () => {
  ${readFileSync(fileURLToPath(library), 'utf8')};
  (${installFinder.toString()})();
  return '';
}`;

const pollIntervalMs = 250;

/** The area's text when files of a page came too late, as on a busy machine (docs/decisions/federation.md#0059). */
const lateArea: PagePart = {
  text: /cannot be shown right now$|ne peuvent pas être affichées pour le moment$/,
  within: { css: 'main' },
};
const tryAgain: PagePart = {
  role: 'button',
  name: /^(Try again|Réessayer)$/,
  within: { css: 'main' },
};

const hashOfNothing = createHash('sha384').digest('base64');

/**
 * True if a person would have noticed nothing. React reports a page that came too late, and the journey goes on
 * only once another attempt has brought it. When a page is left, Firefox says of a file it no longer waits for
 * that what came, nothing, has the wrong hash.
 */
const isHarmless = (failure: string) =>
  /The \S+ area \(\S+\) could not be loaded\.$/.test(failure) || failure.includes(hashOfNothing);

interface Outcome<T> {
  isBare?: true;
  value: T;
  failures: string[];
}

/** A person at a browser, who waits for what they look for until their time is over. */
export class Visitor {
  private readonly tab: Tab;
  private readonly siteUrl: string;
  private readonly deadline: number;
  private readonly seen: string[] = [];

  constructor(tab: Tab, siteUrl: string, limitMs: number) {
    this.tab = tab;
    this.siteUrl = siteUrl;
    this.deadline = Date.now() + limitMs;
  }

  /** Opens an address of the site, or a whole one; ends when its document is there. */
  async open(address: string): Promise<void> {
    await this.evaluate(() => void Object.assign(globalThis, { isLeft: true }));
    await this.tab.goTo(new URL(address, this.siteUrl).href);
    await this.until(`${address} is there`, () => this.evaluate(() => !('isLeft' in globalThis)));
  }

  async reload(): Promise<void> {
    await this.open(await this.evaluate(() => location.href));
  }

  async click(wanted: PagePart): Promise<void> {
    let because = '';
    const place = await this.until(
      () => `${nameOf(wanted)} can be pressed (${because})`,
      async () => {
        const found = await this.evaluate((one) => globalThis.journey.placeOf(one), wanted);
        if ('x' in found) return found;
        because = found.because;
        return undefined;
      },
    );
    await this.tab.perform(pressAt(place.x, place.y));
  }

  /** Presses a field and types into it. */
  async type(wanted: PagePart, letters: string): Promise<void> {
    await this.click(wanted);
    await this.until(`${nameOf(wanted)} has the focus`, () => this.hasFocusOn(wanted));
    await this.press(letters);
    await this.until(`${nameOf(wanted)} holds ${letters}`, async () => {
      const value = await this.evaluate((one) => globalThis.journey.valueOf(one), wanted);
      return value === letters;
    });
  }

  async press(letters: string): Promise<void> {
    await this.tab.perform(typing(letters));
  }

  hasFocusOn(wanted: PagePart): Promise<boolean> {
    return this.evaluate((one) => globalThis.journey.isFocused(one), wanted);
  }

  /** Waits until something is on the page; returns its text. */
  async see(wanted: PagePart): Promise<string> {
    const [text = ''] = await this.until(`${nameOf(wanted)} is there`, async () => {
      const texts = await this.textsOf(wanted);
      return texts.length > 0 && texts;
    });
    return text;
  }

  async seeNoMore(wanted: PagePart): Promise<void> {
    await this.until(
      `${nameOf(wanted)} is gone`,
      async () => (await this.textsOf(wanted)).length === 0,
    );
  }

  textsOf(wanted: PagePart): Promise<string[]> {
    return this.evaluate((one) => globalThis.journey.textsOf(one), wanted);
  }

  /** Waits until the path and query of the address match. */
  async isAt(address: RegExp): Promise<void> {
    await this.until(`The address is like ${address.source}`, async () =>
      address.test(await this.evaluate(() => location.pathname + location.search)),
    );
  }

  /**
   * Waits until something is true, even if the page is replaced meanwhile. Where a page came too late, the
   * visitor tries again. @throws when the time is over.
   */
  async until<T>(
    what: string | (() => string),
    check: () => Promise<T | false | undefined>,
  ): Promise<T> {
    let refused = '';
    while (Date.now() < this.deadline) {
      try {
        const found = await check();
        if (found !== false && found !== undefined) return found;
        refused = '';
        await this.tryAgainWhereLate();
      } catch (error) {
        refused = `: ${String(error)}`;
      }
      await wait(pollIntervalMs);
    }
    const awaited = typeof what === 'string' ? what : what();
    throw new Error(`It did not happen that ${awaited}${refused}`);
  }

  private async tryAgainWhereLate(): Promise<void> {
    if ((await this.textsOf(lateArea)).length === 0) return;
    const place = await this.evaluate((one) => globalThis.journey.placeOf(one), tryAgain);
    if ('x' in place) await this.tab.perform(pressAt(place.x, place.y));
  }

  /** Runs a function in the page, which may use nothing around it. */
  async evaluate<Input, Output>(
    run: (input: Input) => Output | Promise<Output>,
    input?: Input,
  ): Promise<Output> {
    const source = `async (argument) => {
      if (!globalThis.journey) return JSON.stringify({ isBare: true });
      const revive = (key, value) => value?.pattern ? new RegExp(value.pattern, value.flags) : value;
      const value = await (${run.toString()})(JSON.parse(argument, revive));
      return JSON.stringify({ value, failures: globalThis.journey.failures.splice(0) });
    }`;
    const argument = JSON.stringify(input ?? null, (_key, value: unknown) =>
      value instanceof RegExp ? { pattern: value.source, flags: value.flags } : value,
    );
    const outcome = JSON.parse(await this.tab.call(source, argument)) as Outcome<Output>;
    if (outcome.isBare) {
      await this.tab.call(preparation, '');
      return this.evaluate(run, input);
    }
    this.seen.push(...outcome.failures);
    return outcome.value;
  }

  /** Returns the failures of scripts that the page or the browser reported. */
  failures(): string[] {
    const all = [...this.seen, ...this.tab.failures()];
    return [...new Set(all.filter((failure) => !isHarmless(failure)))];
  }
}

function nameOf(wanted: PagePart): string {
  const around = wanted.within ? ` in ${nameOf(wanted.within)}` : '';
  return Object.entries(wanted)
    .flatMap(([key, value]) => (key === 'within' ? [] : [`${key} ${textOf(value)}`]))
    .join(', ')
    .concat(around);
}

const textOf = (value: unknown) =>
  value instanceof RegExp ? String(value) : JSON.stringify(value);
