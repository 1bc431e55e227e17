import type { PageMaker } from './tiny-remote.ts';

/* Pages of tiny remotes. Each becomes a script of its own, so none may use anything of this file. */

/** Pages that must not go live, by the names of their remotes. */
export const faultyPages = {
  throwing: () => () => {
    throw new Error('The tent is gone.');
  },

  empty:
    ({ createElement }) =>
    () =>
      createElement('div'),

  looping:
    ({ createElement, useEffect: afterEachRender, useState }) =>
    () => {
      const [count, setCount] = useState(0);
      afterEachRender(() => setCount(count + 1));
      return createElement('h1', null, `Tent ${count}`);
    },

  waiting: ({ use }) => {
    const never = new Promise(() => undefined);
    return () => use(never);
  },

  blocking:
    ({ createElement, useEffect }) =>
    () => {
      useEffect(() => {
        const timer = setTimeout(() => {
          const until = Date.now() + 10_000;
          while (Date.now() < until);
        }, 50);
        return () => clearTimeout(timer);
      }, []);
      return createElement('h1', null, 'Tents');
    },

  wide:
    ({ createElement }) =>
    () =>
      createElement('p', { style: { width: 56_028 } }, 'Tents'),

  narrow:
    ({ createElement, useEffect, useState }) =>
    () => {
      const [, setTold] = useState(0);
      useEffect(() => {
        const tell = () => setTold((told) => told + 1);
        globalThis.addEventListener('campbc:language-changed', tell);
        return () => globalThis.removeEventListener('campbc:language-changed', tell);
      }, []);
      const isFrench = document.documentElement.lang === 'fr';
      return createElement('p', { style: { width: isFrench ? 700 : 300 } }, 'Tentes');
    },

  complaining:
    ({ createElement, useEffect }) =>
    () => {
      useEffect(() => console.error('No tent is left.'), []);
      return createElement('h1', null, 'Tents');
    },

  forgetful:
    ({ createElement, useEffect }) =>
    () => {
      useEffect(() => void Promise.reject(new Error('Nobody caught the tent.')), []);
      return createElement('h1', null, 'Tents');
    },

  lawless:
    ({ createElement, useEffect }) =>
    () => {
      useEffect(() => {
        const style = document.createElement('style');
        style.textContent = 'header { display: none }';
        document.head.append(style);
        return () => style.remove();
      }, []);
      return createElement('h1', null, 'Tents');
    },

  lost:
    ({ createElement }) =>
    () =>
      createElement('a', { href: '/tents/tomorrow' }, 'Tents of tomorrow'),

  asking:
    ({ createElement, useEffect }) =>
    () => {
      useEffect(() => void fetch('/api/tents'), []);
      return createElement('h1', null, 'Tents');
    },

  freezing:
    ({ createElement, useEffect }) =>
    () => {
      useEffect(() => document.getElementById('root')?.setAttribute('inert', ''), []);
      return createElement('h1', null, 'Tents');
    },

  painting:
    ({ createElement, useEffect }) =>
    () => {
      useEffect(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('header { color: red }');
        document.adoptedStyleSheets.push(sheet);
      }, []);
      return createElement('h1', null, 'Tents');
    },

  naming:
    ({ createElement, useEffect }) =>
    () => {
      useEffect(() => {
        document.documentElement.lang = 'xx';
        document.body.style.pointerEvents = 'none';
      }, []);
      return createElement('h1', null, 'Tents');
    },

  particular:
    ({ createElement, useEffect, useState }) =>
    () => {
      const [role, setRole] = useState('');
      useEffect(() => {
        void fetch('/api/auth/me')
          .then((answer) => answer.json())
          .then(({ user }: { user: { role: string } }) => setRole(user.role));
      }, []);
      if (role === 'admin') throw new Error('Not for you.');
      return createElement('h1', null, 'Tents');
    },

  tripping:
    ({ createElement }) =>
    () => {
      const onClick = () => {
        throw new Error('The tent has no peg.');
      };
      return createElement('button', { onClick }, 'Pitch the tent');
    },

  posting:
    ({ createElement }) =>
    () => {
      const onSubmit = async (event: Event) => {
        event.preventDefault();
        const [field] = event.target as unknown as HTMLInputElement[];
        await Promise.resolve();
        if (field?.value) throw new Error(`Nobody may stay: ${field.value}.`);
      };
      const field = createElement('input', { type: 'email', 'aria-label': 'E-mail' });
      return createElement('form', { onSubmit, 'aria-label': 'Book' }, field);
    },

  ringing:
    ({ createElement }) =>
    () =>
      createElement('button', { onClick: () => void fetch('/api/tents') }, 'Ring the bell'),

  crumbling:
    ({ createElement, useState }) =>
    () => {
      const [isOpen, setOpen] = useState(false);
      if (isOpen) throw new Error('The tent fell down.');
      return createElement('button', { onClick: () => setOpen(true) }, 'Open the tent');
    },

  fleeting: ({ createElement, useEffect }) => {
    let visits = 0;
    return () => {
      useEffect(() => {
        visits += 1;
        if (visits > 1) throw new Error('The tent was for one night.');
      }, []);
      return createElement('h1', null, 'Tents');
    };
  },

  nocturnal:
    ({ createElement }) =>
    () => {
      if (matchMedia('(prefers-color-scheme: dark)').matches) throw new Error('No moon tonight.');
      return createElement('h1', null, 'Tents');
    },

  distant:
    ({ createElement }) =>
    () => {
      if (new Date().getTimezoneOffset() < 0) throw new Error('It is tomorrow already.');
      return createElement('h1', null, 'Tents');
    },

  ample:
    ({ createElement }) =>
    () =>
      createElement('p', { style: { minWidth: 'calc((100vw - 1500px) * 5)' } }, 'Tents'),

  tight:
    ({ createElement }) =>
    () =>
      createElement('p', { style: { whiteSpace: 'nowrap' } }, 'Tents for a night'),

  listening:
    ({ createElement, useEffect }) =>
    () => {
      useEffect(() => {
        const sources = Array.from({ length: 4 }, () => new EventSource('/events'));
        return () => sources.forEach((source) => source.close());
      }, []);
      return createElement('h1', null, 'Tents');
    },

  chatty:
    ({ createElement, useEffect }) =>
    () => {
      useEffect(() => {
        for (let count = 0; count < 50; count += 1) void fetch('/api/auth/me');
      }, []);
      return createElement('h1', null, 'Tents');
    },

  hoarding: ({ createElement, useEffect }) => {
    const tents: string[] = [];
    return () => {
      useEffect(() => {
        for (let count = 0; count < 300_000; count += 1) tents.push(`tent ${Math.random()}`);
      }, []);
      return createElement('h1', null, 'Tents');
    };
  },

  stuffing:
    ({ createElement, useEffect }) =>
    () => {
      useEffect(() => localStorage.setItem('tents', 'x'.repeat(400_000)), []);
      return createElement('h1', null, 'Tents');
    },
} satisfies Record<string, PageMaker>;
