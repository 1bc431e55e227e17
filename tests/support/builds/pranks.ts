/** Harm that a page of a remote can do to the page it runs in. */
export type Prank =
  | 'never loads'
  | 'suspends for ever'
  | 'sets state in every effect'
  | 'navigates in a timer'
  | 'notifies with an object'
  | 'notifies two thousand times'
  | 'replaces map'
  | 'names on Array.prototype'
  | 'replaces functions of React'
  | 'empties the root'
  | 'removes the bar'
  | 'changes html and body'
  | 'makes the root inert'
  | 'adopts a stylesheet'
  | 'inserts a rule'
  | 'leaves a dialog'
  | 'leaves listeners and timers'
  | 'leaves beforeunload'
  | 'swallows clicks and keys'
  | 'sets the title'
  | 'notifies and removes the bar'
  | 'replaces fetch'
  | 'replaces Promise'
  | 'loads its document again and again'
  | 'begins the document anew'
  | 'removes the stylesheets'
  | 'fills the cookies'
  | 'fills the storage';

declare global {
  /** Number of times that code left behind by the page has run. */
  var leftBehind: number | undefined;
}

interface SharedModules {
  react: {
    createElement: (page: unknown) => unknown;
    useEffect: (effect: () => void, dependencies?: []) => void;
    useState: (first: number) => [number, (next: number) => void];
  };
  shellApi: {
    notify: (notice: { tone: string; text: unknown }) => void;
    useNavigate: () => (to: string) => unknown;
  };
}

/** Becomes a part of the page's chunk, so it may use nothing of this file. */
export function pagePlayingPranks(page: unknown, { react, shellApi }: SharedModules, key: string) {
  const { createElement, useEffect: afterwards, useState } = react;
  const { notify, useNavigate } = shellApi;
  const count = () => {
    globalThis.leftBehind = (globalThis.leftBehind ?? 0) + 1;
  };
  const refuse = (): never => {
    throw new Error('A fault: replaced.');
  };
  const sheetWith = (rule: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    return sheet;
  };
  const wanted = (): string | null => sessionStorage.getItem(key);
  const here = location.pathname;

  const pranks: Record<string, (navigate: (to: string) => unknown) => void> = {
    'notifies with an object': () => notify({ tone: 'info', text: {} }),
    'notifies two thousand times': () => {
      for (let at = 1; at <= 2000; at += 1) notify({ tone: 'info', text: `Notice ${at}` });
    },
    'navigates in a timer': (navigate) => setInterval(() => void navigate(here), 5),
    'replaces map': () => {
      Object.assign(Array.prototype, { map: refuse });
    },
    'names on Array.prototype': () => {
      Object.assign(Array.prototype, { last: 1, map: refuse, forEach: refuse });
    },
    'replaces functions of React': () => {
      Object.assign(react, { useState: refuse, useContext: refuse, createElement: refuse });
      setTimeout(() => globalThis.dispatchEvent(new Event('campbc:auth-changed')), 50);
    },
    'empties the root': () => document.getElementById('root')?.replaceChildren(),
    'removes the bar': () => document.querySelector('header')?.remove(),
    'changes html and body': () => {
      document.title = 'Mine';
      document.documentElement.lang = 'xx';
      document.documentElement.style.filter = 'invert(1)';
      document.body.style.pointerEvents = 'none';
      document.body.className = 'mine';
    },
    'makes the root inert': () => {
      setTimeout(() => document.getElementById('root')?.setAttribute('inert', ''), 300);
    },
    'adopts a stylesheet': () => {
      document.adoptedStyleSheets = [sheetWith('header { display: none !important }')];
    },
    'inserts a rule': () => {
      const sheet = [...document.styleSheets].find(({ href }) => href?.includes('/shell/'));
      sheet?.insertRule('header { display: none !important }', sheet.cssRules.length);
    },
    'leaves a dialog': () => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.textContent = 'Buy a tent';
      setTimeout(() => dialog.isConnected && dialog.show(), 300);
    },
    'leaves listeners and timers': () => {
      setInterval(count, 20);
      const stop = (event: Event) => {
        count();
        event.stopPropagation();
      };
      globalThis.addEventListener('keydown', stop, true);
      document.addEventListener('pointermove', count);
      Object.assign(globalThis, { onkeydown: count });
      Object.assign(document, { onpointermove: count });
    },
    'leaves beforeunload': () => {
      globalThis.addEventListener('beforeunload', (event) => event.preventDefault());
      count();
    },
    'swallows clicks and keys': () => {
      const swallow = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      const types = [
        'pointerdown',
        'mousedown',
        'pointerup',
        'mouseup',
        'click',
        'keydown',
        'keyup',
      ];
      for (const type of types) {
        globalThis.addEventListener(type, swallow, true);
        document.querySelector('header')?.addEventListener(type, swallow, { capture: true });
      }
      count();
    },
    'sets the title': () => {
      document.title = 'Mine';
      /* Runs after the answer of a call that outlasts the page. */
      const whenLeft = async () => {
        while (location.pathname === here) await fetch('/robots.txt');
        document.title = 'Mine';
        await fetch('/robots.txt');
        document.title = 'Mine again';
        count();
      };
      void whenLeft();
    },
    'notifies and removes the bar': () => {
      notify({ tone: 'success', text: 'Saved: once.' });
      document.querySelector('header')?.remove();
    },
    'replaces fetch': () => {
      globalThis.fetch = refuse;
    },
    'replaces Promise': () => {
      globalThis.Promise = refuse as unknown as PromiseConstructor;
      customElements.define = refuse;
    },
    'loads its document again and again': () => location.reload(),
    'begins the document anew': () => void document.open(),
    'removes the stylesheets': () => {
      for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove();
    },
    'fills the cookies': () => {
      for (let at = 0; at < 180; at += 1) document.cookie = `tent${at}=${'x'.repeat(900)}; path=/`;
    },
    'fills the storage': () => {
      for (let at = 0; at < 4; at += 1) localStorage.setItem(`tent${at}`, 'x'.repeat(1_000_000));
    },
  };

  return function PagePlayingPranks() {
    const [times, setTimes] = useState(0);
    const navigate = useNavigate();
    const prank = wanted();
    if (prank === 'suspends for ever') throw new Promise(() => undefined);
    afterwards(() => {
      pranks[prank ?? '']?.(navigate);
    }, []);
    afterwards(() => {
      if (prank === 'sets state in every effect') setTimes(times + 1);
    });
    return createElement(page);
  };
}
