/** Something the provider tells about; it offers no way to stop listening. */
interface Event {
  add: (listener: () => void) => void;
}

/** The provider's programming interface, as far as we use it. */
export interface Provider {
  /** The interface is there; told again to whoever asks later. */
  OnAPILoaded: Event;
  /** One of the store's own pages (a category, a product, the cart) is on screen. */
  OnPageLoaded: Event;
  /** Takes every widget off the page. */
  destroy: () => void;
}

declare global {
  var Ecwid: Provider | undefined;
  /** Draws the store into the element named by the setting `id=…`. */
  var xProductBrowser: ((...settings: string[]) => void) | undefined;
  /** Keeps the script from writing into the document as it is parsed. */
  var ecwid_script_defer: boolean | undefined;
  /** Lets widgets come and go after the document has loaded. */
  var ecwid_dynamic_widgets: boolean | undefined;
}

/** Must be called before the script runs, which reads these settings once. */
export function allowComingAndGoing(): void {
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

/** A fault in the provider's clearing up is reported; it must not keep the visitor on the page. */
export function destroyStore(): void {
  try {
    globalThis.Ecwid?.destroy();
  } catch (error) {
    globalThis.reportError(error);
  }
}
