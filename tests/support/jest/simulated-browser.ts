/* What the simulated browser of the component tests lacks and real ones have. */

/** Nothing has a size there, so nothing ever changes it. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** react-router makes one as soon as it is imported, and does not use it in a browser. */
globalThis.TextEncoder ??= class {
  encoding = 'utf-8';
  encode = () => new Uint8Array();
  encodeInto = () => ({ read: 0, written: 0 });
};

/** Nothing is fetched there; tests say what comes. */
globalThis.Response ??= {
  json: (body: unknown, { status = 200 } = {}) => ({
    ok: status < 300,
    status,
    headers: new Map(),
    json: async () => body,
    text: async () => JSON.stringify(body),
  }),
} as unknown as typeof Response;

/** Nothing has a place there either. */
if ('document' in globalThis) Object.assign(document, { elementsFromPoint: () => [] });

/** A dialog of the browser opens and closes there, and is modal in real ones alone. */
if ('HTMLDialogElement' in globalThis) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
