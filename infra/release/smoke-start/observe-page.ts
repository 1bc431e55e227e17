/* Questions to a page, asked in the page: each function becomes a script of its own and uses nothing of this file. */

/** Kept from the document's start, whatever its scripts do. */
interface Watch {
  /** `<directive> <what was blocked>`. */
  violations: string[];
}

declare global {
  var smokeWatch: Watch | undefined;
}

/** Runs before any script of a document. */
export function watchDocument(): void {
  const watch: Watch = { violations: [] };
  globalThis.smokeWatch = watch;
  const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    watch.violations.push(`${effectiveDirective} ${blockedURI}`);
  globalThis.addEventListener('securitypolicyviolation', note, true);
}

/** The state of a page on its way to rest. */
export interface Progress {
  path: string;
  /** Language of the document. */
  language: string;
  /** Remote whose area is drawn: `account`; null while none is. */
  area: string | null;
  /** Module that draws it: `hub`. */
  page: string | null;
  isLoading: boolean;
  /** An alert stands in for the area: the shell's fallback. */
  hasFallback: boolean;
  /** The bar has a link to sign in. */
  offersSignIn: boolean;
  /** True if the thread had nothing to do for a moment. */
  hasRested: boolean;
}

/** Looks at how far the page is. Work in the background waits for a moment of rest, for a while. */
export async function readProgress(restTimeoutMs: number): Promise<Progress> {
  const hasRested = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), restTimeoutMs);
    void scheduler
      .postTask(() => clearTimeout(timer), { priority: 'background' })
      .then(() => {
        resolve(true);
      });
  });
  const main = document.querySelector('main');
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const shown = (selector: string) => [...(main?.querySelectorAll(selector) ?? [])].filter(isShown);
  const [area] = shown('[data-remote]');
  const outside = (element: Element) => element.closest('[data-remote]') === null;
  return {
    path: globalThis.location.pathname,
    language: document.documentElement.lang,
    area: area?.getAttribute('data-remote') ?? null,
    page: area?.getAttribute('data-module') ?? null,
    isLoading: shown('[data-loading]').length > 0,
    hasFallback: shown('[role="alert"]').some(outside),
    offersSignIn: document.querySelector('header a[href="/login"]') !== null,
    hasRested,
  };
}

/** The state of a page once it has come to rest. */
export interface Observation {
  isEmpty: boolean;
  /** Width of the document, in CSS pixels. */
  width: number;
  /** The widest element, where it is wider than the window. */
  widest: string;
  /** Paths of links to the site itself. */
  links: string[];
  violations: string[];
}

export function observePage(): Observation {
  const area = document.querySelector<HTMLElement>('main [data-remote]');
  const media = 'img, svg, video, canvas, input, button';
  const text = area?.innerText.trim() ?? '';
  const root = document.documentElement;
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const isOurs = ({ origin, download }: HTMLAnchorElement) =>
    origin === globalThis.location.origin && !download;
  const isTooWide = root.scrollWidth > globalThis.innerWidth + 1;
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  /* What scrolls or is cut off within another element makes no page wider. */
  const isCut = (element: Element): boolean => {
    const isFree =
      element instanceof HTMLElement && getComputedStyle(element).position === 'absolute';
    const around = isFree ? element.offsetParent : element.parentElement;
    if (!around || around === document.body) return false;
    return getComputedStyle(around).overflowX !== 'visible' || isCut(around);
  };
  const [widest] = isTooWide
    ? [...document.body.querySelectorAll('*')]
        .filter((element) => rightOf(element) > globalThis.innerWidth && !isCut(element))
        .toSorted((a, b) => rightOf(b) - rightOf(a))
    : [];
  return {
    isEmpty: text === '' && !area?.querySelector(media),
    width: isTooWide ? root.scrollWidth : globalThis.innerWidth,
    widest: widest ? `<${widest.localName}> ${widest.textContent.trim().slice(0, 40)}` : '',
    links: [...new Set(anchors.filter(isOurs).map(({ pathname }) => pathname))],
    violations: globalThis.smokeWatch?.violations.splice(0) ?? [],
  };
}

/** Resolves once nothing is on its way from one look to another: what opens is hidden until it has begun to. */
export async function stoodStill(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** The document outside all areas: texts by the names that sentences use for them. */
export type Surroundings = Record<string, string>;

export function readSurroundings(): Surroundings {
  /* The shell changes these whenever it learns more about the visitor. */
  const ofShell = new Set(['lang', 'data-may-be-signed-in']);
  const attributes = (element: Element) =>
    [...element.attributes]
      .filter(({ name }) => !ofShell.has(name))
      .map(({ name, value }) => `${name}="${value}"`)
      .toSorted()
      .join(' ');
  const nameOf = (element: Element) => element.localName + (element.id && `#${element.id}`);
  const isForeign = (element: Element) => !element.closest('[data-remote]');
  const inert = [...document.querySelectorAll('[inert]')].filter(isForeign);
  const rules = [...document.styleSheets].flatMap(({ href, cssRules }) =>
    href ? [[`the rules of ${href.split('/').at(-1)}`, String(cssRules.length)]] : [],
  );
  const drawn = [...document.body.children].filter(
    (child) => child.getClientRects().length > 0 && child.localName !== 'script',
  );
  return {
    'the attributes of <html>': attributes(document.documentElement),
    'the attributes of <body>': attributes(document.body),
    'what is inert': inert.map(nameOf).join(', '),
    'style sheets added by script': String(document.adoptedStyleSheets.length),
    'the title': document.title,
    'what <body> holds': drawn.map(nameOf).join(', '),
    'the language': document.documentElement.lang,
    'open dialogs': String(document.querySelectorAll('dialog[open], [role$="dialog"]').length),
    ...(Object.fromEntries(rules) as Surroundings),
  };
}

/** Goes to another address without loading a document, as a link of the site does. */
export function goWithin(path: string): void {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  const state = { idx: idx + 1, key: Math.random().toString(36).slice(2), usr: null };
  history.pushState(state, '', path);
  globalThis.dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Presses the bar's language switch; false where there is none. */
export function pressLanguageSwitch(language: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`header button[lang="${language}"]`);
  button?.click();
  return button !== null;
}
