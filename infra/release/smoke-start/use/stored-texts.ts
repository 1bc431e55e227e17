import type { StoredTexts } from '@camp/release/store/stored-values';
import type { Tab } from '#infra/release/smoke-start/tab.ts';

/** Puts texts into the browser, as earlier builds have. */
export async function recall(tab: Tab, texts: StoredTexts): Promise<void> {
  /* A storage belongs to a site: any document of it will do. */
  if (tab.page.url() === 'about:blank') await tab.load('/release.json');
  await tab.ask(writeStored, texts);
}

/** Returns what the browser keeps for the site. */
export const remembered = (tab: Tab): Promise<StoredTexts> => tab.ask(readStored, undefined);

/** Takes everything out of the browser's storages. */
export const forget = (tab: Tab): Promise<void> => tab.ask(clearStored, undefined);

/** In the page. */
function readStored(): StoredTexts {
  const read = (storage: Storage) =>
    Object.fromEntries(Object.keys(storage).map((name) => [name, storage.getItem(name) ?? '']));
  return { local: read(localStorage), session: read(sessionStorage) };
}

/** In the page. */
function writeStored({ local, session }: StoredTexts): void {
  for (const [name, text] of Object.entries(local)) localStorage.setItem(name, text);
  for (const [name, text] of Object.entries(session)) sessionStorage.setItem(name, text);
}

/** In the page. */
function clearStored(): void {
  localStorage.clear();
  sessionStorage.clear();
}
