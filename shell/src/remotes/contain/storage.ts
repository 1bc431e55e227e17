/** Most letters of cookies that a script may leave; beyond 8 kB the edge clears them itself. */
const maxCookieLetters = 4_000;
/** Most letters in each storage: a browser gives 5 million to everything of the site. */
const maxStoredLetters = 1_000_000;

const isOurs = (name: string) => /^(?:__(?:Host|Secure)-)?campbc[_:]/.test(name);

/**
 * Bounds what remotes keep in this browser. Everything of one site shares cookies and storage, so one
 * remote can use up what the others need: past the bounds, what does not bear the site's own name goes,
 * the largest first.
 */
export function boundStorage(): void {
  boundCookies();
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      boundStored(globalThis[name]);
    } catch {
      /* Nothing fills what is blocked. */
    }
  }
}

function boundCookies(): void {
  if (document.cookie.length <= maxCookieLetters) return;
  const cookies = document.cookie.split('; ').toSorted((a, b) => b.length - a.length);
  const folder = location.pathname.replace(/\/[^/]*$/, '') || '/';
  for (const cookie of cookies) {
    const [name = ''] = cookie.split('=');
    if (isOurs(name) || document.cookie.length <= maxCookieLetters) continue;
    for (const path of ['/', folder]) document.cookie = `${name}=; path=${path}; max-age=0`;
  }
}

function boundStored(storage: Storage): void {
  const items = Object.keys(storage)
    .map((name) => ({ name, letters: name.length + (storage.getItem(name)?.length ?? 0) }))
    .toSorted((a, b) => b.letters - a.letters);
  let letters = items.reduce((sum, item) => sum + item.letters, 0);
  for (const item of items) {
    if (letters <= maxStoredLetters) return;
    if (isOurs(item.name)) continue;
    storage.removeItem(item.name);
    letters -= item.letters;
  }
}
