/*
 * Development only, the first code to run. react-refresh's own stand-in for the React DevTools hook
 * forgets the renderers it is given, so the refresh runtime of a remote that loads later finds no
 * React to refresh. This one remembers them.
 */
interface RendererHook {
  renderers: Map<number, unknown>;
  supportsFiber: true;
  inject: (renderer: unknown) => number;
  onScheduleFiberRoot: () => void;
  onCommitFiberRoot: () => void;
  onCommitFiberUnmount: () => void;
}

const scope = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: RendererHook };
const renderers = new Map<number, unknown>();
const nothing = () => undefined;

scope.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    renderers.set(renderers.size, renderer);
    return renderers.size - 1;
  },
  onScheduleFiberRoot: nothing,
  onCommitFiberRoot: nothing,
  onCommitFiberUnmount: nothing,
};
