/*
 * Answered in place of the service worker once it is to end (docs/decisions/federation.md#0340). It takes the worker's
 * place in every tab, answers nothing, deletes what was kept, and unregisters itself.
 */
(() => {
  const end = async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    await registration.unregister();
    const pages = await clients.matchAll({ includeUncontrolled: true });
    pages.forEach((page) => page.postMessage({ isEnded: true }));
  };
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(end()));
})();
