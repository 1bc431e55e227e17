/*
 * For development; runs before React starts. react-refresh replaces the React DevTools hook by one that
 * forgets its renderers, so the refresh runtime of a remote that loads later finds no React to refresh.
 * This makes the hook remember them, as the real one does.
 */
interface RendererHook {
  renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
}

const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = globalThis as {
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: RendererHook;
};

if (hook) {
  const inject = hook.inject.bind(hook);
  hook.inject = (renderer) => {
    const id = inject(renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
