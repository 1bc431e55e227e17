/*
 * The first script of every document, part of no release. It keeps its own references to what it needs
 * before any other script runs, so that it works in a page whose built-ins have been replaced. It shows
 * a last page with a reload when the shell is lost (docs/decisions/federation.md#0071), and tells the API
 * whether the shell started. Nothing here may iterate, spread or destructure an array: that would ask a
 * prototype that others can change.
 */
(() => {
  const { apply } = Reflect;
  const { freeze, defineProperty, getOwnPropertyDescriptor } = Object;
  const timeout = setTimeout;
  const { addEventListener: listen } = EventTarget.prototype;
  const { stopImmediatePropagation: stop, preventDefault: prevent } = Event.prototype;
  const { appendChild, removeChild } = Node.prototype;
  const { createElement } = Document.prototype;
  const { removeAttribute, getAttributeNames, setAttribute, closest, querySelector } =
    Element.prototype;
  const accessor = (type, name) => getOwnPropertyDescriptor(type.prototype, name);
  const setText = accessor(Node, 'textContent').set;
  const setCss = accessor(CSSStyleDeclaration, 'cssText').set;
  const setAdopted = accessor(Document, 'adoptedStyleSheets').set;
  const styleOf = accessor(HTMLElement, 'style').get;
  const firstOf = accessor(Node, 'firstChild').get;
  const targetOf = accessor(Event, 'target').get;
  const isHidden = accessor(Document, 'hidden').get;
  const { sendBeacon } = Navigator.prototype;
  const { then } = Promise.prototype;
  const load = fetch;
  const clock = performance;
  const { now } = clock;
  const agent = navigator;
  const doc = document;
  const html = doc.documentElement;

  /* How long nothing may be shown, in ms. */
  const emptyWithin = 3_000;

  let isAlive = false;
  let isLost = false;
  let isWaiting = false;
  let button;
  let note;
  const centred = 'margin:15vh auto;';
  const look =
    'background:Canvas;color:CanvasText;font:1.1em/1.5 system-ui,sans-serif;max-width:36em';

  /* What the edge signed into the end of this document; without it nothing is told. */
  let token;
  const startedAt = apply(now, clock, []);

  /* How the shell fares: `served`, then `alive` or `failed`, or `left` when the visitor did not wait. */
  function tell(state, reason) {
    if (!token) return;
    const ms = (apply(now, clock, []) - startedAt) | 0;
    const body = `{"token":"${token}","state":"${state}","reason":"${reason || ''}","load_ms":${ms}}`;
    apply(sendBeacon, agent, ['/api/telemetry/boot', body]);
  }

  /* A page in the background may start late or never, and is no failure. */
  function tellLeft() {
    if (!isAlive && !isLost && apply(isHidden, doc, [])) tell('left');
  }

  /* The shell's frame always has its main element, drawn ahead or not. */
  const isShown = () => apply(querySelector, html, [':root #main']);

  function watch() {
    if (!isAlive || isLost || isWaiting || isShown()) return;
    isWaiting = true;
    timeout(() => {
      isWaiting = false;
      if (!isShown()) lost('empty');
    }, emptyWithin);
  }

  function add(parent, name, { text, css, lang }) {
    const element = apply(createElement, doc, [name]);
    if (text) apply(setText, element, [text]);
    if (lang) apply(setAttribute, element, ['lang', lang]);
    apply(setCss, apply(styleOf, element, []), [css || '']);
    return apply(appendChild, parent, [element]);
  }

  /* Takes away everything: any of it may hide the last page or make it inert. */
  function clear() {
    const names = apply(getAttributeNames, html, []);
    for (let at = 0; at < names.length; at += 1) apply(removeAttribute, html, [names[at]]);
    apply(setAdopted, doc, [[]]);
    for (let node; (node = apply(firstOf, html, []));) apply(removeChild, html, [node]);
  }

  function say(box, css, { heading, en, fr }) {
    const section = add(box, 'section', { css: `${css}padding:1em;${look}` });
    if (heading) add(section, 'h1', { text: heading, lang: 'en', css: 'font-size:1.4em' });
    add(section, 'p', { text: en, lang: 'en' });
    add(section, 'p', { text: fr, lang: 'fr' });
    button = add(section, 'button', {
      text: 'Reload · Recharger',
      css: 'font:inherit;padding:.4em',
    });
    return section;
  }

  /* Says that it takes long, where there is nothing to read meanwhile. */
  function tellSlow() {
    if (isAlive || isLost || isShown()) return;
    note = say(doc.body, centred, { en: 'This page is late.', fr: 'Cette page tarde.' });
  }

  /*
   * Files are kept for a year under their hashes, a broken copy, too, and a reload asks only for the document: what
   * failed is fetched past the cache, so that the next document has it.
   */
  let broken;
  function refetch({ address }, next) {
    apply(then, load(address, { cache: 'reload' }), [next, next]);
  }
  function noteFailed(event) {
    const file = apply(targetOf, event, []);
    if (!(file instanceof HTMLScriptElement || file instanceof HTMLLinkElement)) return;
    broken = { address: file.src || file.href, before: broken };
    refetch(broken, isShown);
    if (!isAlive && apply(closest, file, ['head > script[fetchpriority]'])) lost('start');
  }
  /* A file that hangs holds it up for a moment only. */
  function reload(file) {
    if (!file) return location.reload();
    refetch(file, () => reload(file.before));
    timeout(reload, emptyWithin);
  }

  function lost(reason) {
    if (isLost) return;
    isLost = true;
    tell('failed', reason);
    /* A page that was drawn ahead can be read and left without the shell. */
    const isReadable = !isAlive && isShown();
    if (!isReadable) clear();
    const box = isReadable ? doc.body : add(html, 'body', {});
    const shown = say(box, isReadable ? 'position:fixed;inset:auto 0 0;z-index:99;' : centred, {
      heading: 'This page has stopped working',
      en: 'Please reload it.',
      fr: 'Cette page ne fonctionne plus. Rechargez-la.',
    });
    apply(setAttribute, shown, ['data-lost', `${reason}`]);
  }

  /*
   * A page that was drawn ahead is there before its code: until that answers, no form is sent, and buttons
   * that are pressed wait. So do links of a page that hands on what only its entry in the history says, as the login
   * does with the page to return to.
   */
  const waiting = history.state?.usr ? ' :is(a,button)' : ' button';
  const waits = (event) =>
    (isAlive ? '#main' : '#root') +
    (event.ctrlKey || event.metaKey || event.shiftKey ? ' button' : waiting);
  let isSettled = false;
  let early;
  function hold(event) {
    const target = apply(targetOf, event, []);
    if (target === button) reload(broken);
    if (isSettled || isLost || !event.isTrusted) return;
    const pressed = target instanceof Element && apply(closest, target, [waits(event)]);
    if (pressed) early = { before: early, pressed };
    if (pressed || event.type !== 'click') apply(prevent, event, []);
  }

  /* The first listeners of the window, so no one keeps a click or the way out from them. */
  apply(listen, window, ['click', hold, true]);
  apply(listen, window, ['submit', hold, true]);
  apply(listen, window, ['error', noteFailed, true]);
  apply(listen, window, ['beforeunload', (event) => isLost && apply(stop, event, []), true]);
  apply(listen, window, [
    'load',
    /* So long may the shell take to start once the document is there, in ms. */
    () => timeout(() => isAlive || lost('start'), 10_000),
  ]);
  apply(listen, doc, ['visibilitychange', tellLeft]);
  const observer = new MutationObserver(watch);
  observer.observe(doc, { childList: true, subtree: true });

  function alive() {
    if (!isAlive) {
      tell('alive');
      if (note) apply(removeChild, doc.body, [note]);
    }
    isAlive = true;
    watch();
  }

  /* Gives what waited, the newest first: one with each call. */
  function settle() {
    isSettled = true;
    const held = early;
    early = held?.before;
    return held?.pressed;
  }

  /* Who blocks cookies and storage is another visitor with each document, and says nothing of a release. */
  const visit = agent.cookieEnabled && 'meta[name="campbc-visit"]';

  /* Comes before the shell starts, which waits for the document, too. */
  function parsed() {
    timeout(tellSlow, emptyWithin);
    token = visit && apply(querySelector, html, [visit])?.content;
    if (!apply(isHidden, doc, [])) tell('served');
  }

  apply(listen, doc, ['DOMContentLoaded', parsed]);
  defineProperty(window, 'campbcBoot', { value: freeze({ alive, lost, settle }) });
})();
