declare global {
  /** Attempts of the hostile script in the store's frame, each with its outcome. */
  var __tried: Record<string, string> | undefined;
  /** A window that it opened when the visitor clicked. */
  var __opened: Window | null | undefined;
}

/** Returns code for the store's frame that takes what it can of the site around it. */
export function hostileScript(site: string): string {
  return `(${attack.toString()})(${JSON.stringify(site)});`;
}

/** Runs in the browser, so it may use nothing of this file. */
function attack(site: string): void {
  const tried: Record<string, string> = {};
  const attempts: Record<string, () => unknown> = {
    'call the API': () => fetch(`${site}/api/auth/me`, { credentials: 'include' }),
    'call the API blindly': () =>
      fetch(`${site}/api/auth/logout`, { method: 'POST', mode: 'no-cors', credentials: 'include' }),
    'read cookies': () => document.cookie || Promise.reject(new Error('There are none.')),
    'read what pages store': () =>
      localStorage.getItem('note') ?? Promise.reject(new Error('There is nothing.')),
    'read the page': () => parent.document.title,
    'change the page': () => Reflect.set(parent, 'isOurs', true),
    'lead the tab away': () => (parent.location.href = 'data:,elsewhere'),
    'open a window': () => window.open(site) ?? Promise.reject(new Error('It did not open.')),
    'ask a question': () => prompt('Password?') ?? Promise.reject(new Error('It was not asked.')),
    'show a page of the site': async () => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      await new Promise((resolve) => {
        frame.addEventListener('load', resolve);
        frame.src = `${site}/settings`;
      });
      return frame.contentWindow?.document.title;
    },
    'send a form': () => {
      const form = document.body.appendChild(document.createElement('form'));
      Object.assign(form, { method: 'post', action: `${site}/api/auth/logout`, target: '_top' });
      form.submit();
      throw new Error('Nothing came of it.');
    },
  };

  function sendJunk() {
    const values = [
      null,
      0,
      17n,
      'shown',
      [],
      {},
      new Map(),
      new ArrayBuffer(8),
      new Error('junk'),
    ];
    const heights = [null, '9', -1, 0, Number.NaN, Infinity, 1e308, {}, [9]];
    const deep: unknown[] = [];
    for (let at = deep, depth = 0; depth < 1_000; depth += 1) {
      const next: unknown[] = [];
      at.push(next);
      at = next;
    }
    for (const value of values) parent.postMessage(value, '*');
    for (const value of values) parent.postMessage({ store: value }, '*');
    for (const height of heights) parent.postMessage({ store: 'height', height }, '*');
    parent.postMessage({ store: deep, height: 'x'.repeat(5_000_000) }, '*');
    for (let height = 1; height < 500; height += 1)
      parent.postMessage({ store: 'height', height: (height % 2) * 9_000 + 1 }, '*');
  }

  addEventListener('click', () => (globalThis.__opened = window.open(site)));
  sendJunk();
  void (async () => {
    for (const [name, attempt] of Object.entries(attempts)) {
      tried[name] = await Promise.resolve()
        .then(attempt)
        .then(
          () => 'succeeded',
          () => 'failed',
        );
    }
    globalThis.__tried = tried;
  })();
}
