/** Texts under names that begin with `campbc:`. */
export interface PageStore {
  read: (key: string) => string | null;
  /** Returns whether the browser has kept the text. */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
}

/** For every tab of this browser, and for the next visit. */
export const browserStore = storeIn('localStorage');

/** For this tab, until it is closed. */
export const tabStore = storeIn('sessionStorage');

/**
 * A storage of the browser; texts that the browser does not take, because the visitor blocks storage or because it is
 * full, stay in the page's memory (docs/decisions/federation.md#0292).
 */
function storeIn(name: 'localStorage' | 'sessionStorage'): PageStore {
  /** Texts that could not be kept, and the texts that the browser has in their place. */
  const refused = new Map<string, { text: string; stale: string | null }>();

  const readKept = (key: string) => attempt(() => globalThis[name].getItem(key));

  function write(key: string, text: string): boolean {
    const isKept =
      attempt(() => {
        globalThis[name].setItem(key, text);
        return true;
      }) ?? false;
    if (isKept) refused.delete(key);
    else refused.set(key, { text, stale: readKept(key) });
    return isKept;
  }

  return {
    read(key) {
      const kept = readKept(key);
      const own = refused.get(key);
      /* Another tab may have managed to write since. */
      return own && own.stale === kept ? own.text : kept;
    },
    write,
    remove(key) {
      refused.delete(key);
      attempt(() => globalThis[name].removeItem(key));
    },
  };
}

/** Merely naming a storage throws where it is blocked. */
function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
