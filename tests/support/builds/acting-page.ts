import type { PageMaker } from './tiny-remote.ts';

/** Key in `sessionStorage` for what the page does. */
export const actKey = 'what the page does';

/** Something that a page does by itself, as soon as it is on screen, or when its button is pressed. */
export type Act =
  | 'opens a modal dialog'
  | 'covers everything with a popover'
  | 'asks, warns and prints'
  | 'goes to another site'
  | 'loads its document again'
  | 'is refreshed by its head'
  | 'clicks a link elsewhere'
  | 'signs out'
  | 'leaves as the account menu does'
  | 'adds itself to the history'
  | 'adds itself again at Back'
  | 'goes forward at Back'
  | 'navigates to itself'
  | 'goes back'
  | 'keeps the wheel and the keys'
  | 'locks the document'
  | 'scrolls up again and again'
  | 'shows nothing'
  | 'is transparent'
  | 'replaces what answers are read with'
  | 'replaces what takes the focus'
  | 'replaces what numbers are written with'
  | 'replaces iteration'
  | 'freezes arrays'
  | 'nothing';

/** Becomes a part of the remote's script, so it may use nothing of this file. */
export const actingPage: PageMaker = ({ createElement, useEffect: afterwards }, shellApi) => {
  const { signOut, useLeave, useNavigate } = shellApi;
  const wanted = () => sessionStorage.getItem('what the page does');
  const refuse = (): never => {
    throw new Error('A fault: replaced.');
  };
  const dialogWith = (text: string) => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.textContent = text;
    dialog.setAttribute('closedby', 'none');
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    return dialog;
  };
  const elsewhere = 'http://localhost:9/elsewhere';

  const acts = (navigate: (to: string | number) => unknown, leave: () => Promise<void>) =>
    ({
      'opens a modal dialog': () => dialogWith('Buy a tent').showModal(),
      'covers everything with a popover': () => {
        const cover = document.body.appendChild(document.createElement('div'));
        cover.textContent = 'Buy a tent';
        cover.setAttribute('popover', 'manual');
        cover.style.cssText = 'width: 100vw; height: 100vh';
        cover.showPopover();
      },
      'asks, warns and prints': () => {
        alert('Buy a tent');
        confirm('Buy a tent?');
        prompt('A tent?');
        print();
      },
      'goes to another site': () => location.assign(elsewhere),
      'loads its document again': () => location.reload(),
      'is refreshed by its head': () => {
        const meta = document.head.appendChild(document.createElement('meta'));
        meta.httpEquiv = 'refresh';
        meta.content = `0; url=${elsewhere}`;
      },
      'clicks a link elsewhere': () => {
        const link = document.body.appendChild(document.createElement('a'));
        link.href = '/about';
        link.click();
      },
      'signs out': () => void signOut(),
      'leaves as the account menu does': () => void leave(),
      'adds itself to the history': () => {
        for (let at = 0; at < 5; at += 1) history.pushState({}, '', `/trap?at=${at}`);
      },
      'adds itself again at Back': () => {
        const again = () => history.pushState({}, '', '/trap');
        again();
        globalThis.addEventListener('popstate', again);
      },
      'goes forward at Back': () => globalThis.addEventListener('popstate', () => history.go(1)),
      'navigates to itself': () => {
        for (let at = 0; at < 5; at += 1) navigate(`/trap?at=${at}`);
      },
      'goes back': () => {
        history.back();
        navigate(-1);
      },
      'keeps the wheel and the keys': () => {
        const keep = (event: Event) => event.preventDefault();
        for (const type of ['wheel', 'touchmove', 'keydown']) {
          globalThis.addEventListener(type, keep, { passive: false });
        }
      },
      'locks the document': () => {
        document.documentElement.style.overflow = 'hidden';
        document.body.style.cssText = 'overflow: hidden; position: fixed';
      },
      'scrolls up again and again': () => setInterval(() => globalThis.scrollTo(0, 0), 20),
      'replaces what answers are read with': () => {
        Response.prototype.json = refuse;
      },
      'replaces what takes the focus': () => {
        HTMLElement.prototype.focus = refuse;
      },
      'replaces what numbers are written with': () => {
        Object.assign(Number.prototype, { toFixed: refuse });
      },
      'replaces iteration': () => {
        const iterator = Object.getPrototypeOf([][Symbol.iterator]()) as { next: unknown };
        iterator.next = refuse;
      },
      'freezes arrays': () => void Object.freeze(Array.prototype),
    }) as Record<string, () => unknown>;

  return function ActingPage() {
    const [navigate, leave] = [useNavigate(), useLeave()];
    const act = () => void acts(navigate, leave)[wanted() ?? '']?.();

    afterwards(() => {
      /* By a timer, so that what a test has run in the page is not behind it. */
      const timer = setTimeout(() => {
        if (sessionStorage.getItem('when it does it') !== 'at a press') act();
        console.info('The page did it.');
      }, 50);
      return () => clearTimeout(timer);
    }, []);

    if (wanted() === 'shows nothing') return createElement('div');
    const style = wanted() === 'is transparent' ? { opacity: 0 } : { minHeight: '3000px' };
    return createElement(
      'div',
      { style },
      createElement('h1', null, 'Trap'),
      createElement('button', { type: 'button', onClick: act }, 'Do it'),
    );
  };
};
