import type { PageMaker } from './tiny-remote.ts';

/* Pages of tiny remotes. Each becomes a script of its own, so none may use anything of this file. */

/** Pages that look suspicious and are fine, by the names of their remotes. */
export const harmlessPages = {
  slow: ({ createElement, use }) => {
    const soon = new Promise((resolve) => setTimeout(() => resolve('Tents'), 800));
    return () => createElement('h1', null, use(soon));
  },

  scrolling:
    ({ createElement }) =>
    () =>
      createElement(
        'div',
        { style: { overflow: 'auto' } },
        createElement('p', { style: { width: 3_000 } }, 'Tents'),
      ),

  tidy:
    ({ createElement, useEffect }) =>
    () => {
      useEffect(() => {
        const notice = document.body.appendChild(document.createElement('p'));
        notice.textContent = 'The tent is yours.';
        const timer = setInterval(() => undefined, 20);
        console.warn('A tent is wet.');
        void Promise.reject(new Error('A tent is wet.')).catch(() => undefined);
        return () => {
          notice.remove();
          clearInterval(timer);
        };
      }, []);
      return createElement('h1', null, 'Tents');
    },

  linking:
    ({ createElement }) =>
    () =>
      [
        '/u/anybody',
        '/account',
        '/#top',
        'https://tents.example/',
        'mailto:tents@campbc.example',
      ].map((href) => createElement('p', { key: href }, createElement('a', { href }, href))),

  busy:
    ({ createElement }) =>
    () => {
      const until = performance.now() + 100;
      while (performance.now() < until);
      return createElement('h1', null, 'Tents');
    },

  obliging:
    ({ createElement, useState }) =>
    () => {
      const [isGone, setGone] = useState(false);
      const fall = () => {
        throw new Error('Nobody may press this.');
      };
      const acts: Record<string, () => unknown> = {
        'Take away': () => setGone(true),
        Ask: () => globalThis.confirm('Really?'),
        Copy: () => navigator.clipboard.writeText('Tents'),
        'Open another window': () => globalThis.open('/', '_blank'),
        Leave: () => globalThis.location.assign('/'),
        'Send nonsense': () => fetch('/api/auth/login', { method: 'POST' }),
        'Ask as nobody may': () => fetch('/api/admin/users/0', { method: 'DELETE' }),
      };
      const buttons = Object.entries(acts).map(([name, onClick]) =>
        createElement('button', { key: name, onClick }, name),
      );
      const hidden = createElement(
        'button',
        { key: 'hidden', hidden: true, onClick: fall },
        'Fall',
      );
      const off = createElement('button', { key: 'off', disabled: true, onClick: fall }, 'Fall');
      return [...(isGone ? buttons.slice(1) : buttons), hidden, off];
    },

  drawing:
    ({ createElement }) =>
    () =>
      createElement('svg', { viewBox: '0 0 10 10', width: 50, height: 50 }),
} satisfies Record<string, PageMaker>;
