/**
 * Plays the provider where no script is loaded: fires its events on demand and records its calls.
 */
export class TestProvider {
  readonly calls: string[] = [];
  private readonly apiLoaded: (() => void)[] = [];
  private readonly pageLoaded: (() => void)[] = [];

  /** Does what the provider's script does when it runs, then fires the tag's load event. */
  arrive(): void {
    globalThis.Ecwid = {
      OnAPILoaded: { add: (listener) => void this.apiLoaded.push(listener) },
      OnPageLoaded: { add: (listener) => void this.pageLoaded.push(listener) },
      destroy: () => void this.calls.push('destroy'),
    };
    globalThis.xProductBrowser = (...settings) => {
      this.calls.push(settings.join(' | '));
      const id = settings.at(-1)?.replace('id=', '') ?? '';
      document.getElementById(id)?.append('Enamel mug');
    };
    for (const tag of scriptTags()) tag.dispatchEvent(new Event('load'));
  }

  sayApiLoaded(): void {
    for (const listener of this.apiLoaded) listener();
  }

  sayPageLoaded(): void {
    for (const listener of this.pageLoaded) listener();
  }

  /** Loads and shows the store, as it usually does. */
  answer(): void {
    this.arrive();
    this.sayApiLoaded();
    this.sayPageLoaded();
  }

  get listeners(): number {
    return this.apiLoaded.length + this.pageLoaded.length;
  }
}

export function scriptTags(): HTMLScriptElement[] {
  return [...document.querySelectorAll('script')];
}

/** Removes every trace of the provider before the next test. */
export function forgetProvider(): void {
  for (const tag of scriptTags()) tag.remove();
  globalThis.Ecwid = undefined;
  globalThis.xProductBrowser = undefined;
}
