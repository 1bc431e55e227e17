/** An event of the provider; it offers no way to unsubscribe. */
interface Event {
  add: (listener: () => void) => void;
}

/** The part of the provider's API that we use. */
export interface Provider {
  /** The API is there; late listeners are called as well. */
  OnAPILoaded: Event;
  /** One of the store's own pages (a category, a product, the cart) is on screen. */
  OnPageLoaded: Event;
  /** Removes every widget from the page. */
  destroy: () => void;
}

declare global {
  var Ecwid: Provider | undefined;
  /** Draws the store into the element named by the setting `id=…`. */
  var xProductBrowser: ((...settings: string[]) => void) | undefined;
  /** Keeps the script from calling `document.write`. */
  var ecwid_script_defer: boolean | undefined;
  /** Allows adding and removing widgets after the document has loaded. */
  var ecwid_dynamic_widgets: boolean | undefined;
}

/** Call before the script runs: it reads these settings once. */
function allowDynamicWidgets(): void {
  globalThis.ecwid_script_defer = true;
  globalThis.ecwid_dynamic_widgets = true;
}

/** Draws the store: 20 products in rows of three, or lists and tables of 60. */
export function drawStore(containerId: string): void {
  globalThis.xProductBrowser?.(
    'categoriesPerRow=3',
    'views=grid(20,3) list(60) table(60)',
    'categoryView=grid',
    'searchView=list',
    `id=${containerId}`,
  );
}

/** Reports a failing cleanup of the provider; it must not keep the visitor on the page. */
export function destroyStore(): void {
  try {
    globalThis.Ecwid?.destroy();
  } catch (error) {
    globalThis.reportError(error);
  }
}

interface Listener {
  onLoaded: () => void;
  onFailed: () => void;
}

/**
 * The provider's script: one tag per document, added at the first request and never removed, because its
 * globals cannot be undone. Only a tag that failed is replaced.
 */
export class ProviderScript {
  private readonly listener: Listener;
  private tag: HTMLScriptElement | null = null;
  private state: 'needed' | 'loading' | 'loaded' = 'needed';
  private abandoned = 0;

  constructor(listener: Listener) {
    this.listener = listener;
  }

  /** Makes sure that the script is loaded or loading. */
  request(address: string): void {
    if (this.state !== 'needed') return;
    allowDynamicWidgets();
    const tag = document.createElement('script');
    tag.async = true;
    tag.src = this.abandoned === 0 ? address : `${address}&attempt=${this.abandoned + 1}`;
    tag.addEventListener('load', () => this.loaded(), { once: true });
    tag.addEventListener('error', () => this.failed(tag), { once: true });
    if (this.tag) this.tag.replaceWith(tag);
    else document.head.append(tag);
    this.tag = tag;
    this.state = 'loading';
  }

  /**
   * Stops waiting; the next request adds a new tag. That tag has another address, because browsers let a
   * second request for the same address wait for the first.
   */
  abandon(): void {
    if (this.state !== 'loading') return;
    this.state = 'needed';
    this.abandoned += 1;
  }

  /** An abandoned tag may still load, and then serves as well as its successor. */
  private loaded(): void {
    if (!globalThis.Ecwid) {
      this.fail();
      return;
    }
    this.state = 'loaded';
    this.listener.onLoaded();
  }

  private failed(tag: HTMLScriptElement): void {
    if (tag === this.tag) this.fail();
  }

  private fail(): void {
    if (this.state !== 'loading') return;
    this.state = 'needed';
    this.listener.onFailed();
  }
}
