/* Features of real browsers that the simulated browser of the component tests lacks. */

/** Nothing has a size there, so no size ever changes. */
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

/** Nothing is fetched there; tests provide the answers. */
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

/** A dialog opens and closes there, but only real browsers make it modal. */
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
