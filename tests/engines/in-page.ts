import type * as TestingLibrary from '@testing-library/dom';
import type { ByRoleOptions, ByRoleMatcher } from '@testing-library/dom';

/** The whole of a text, or a part as it matches. */
type Text = string | RegExp;

/** A visible part of a page, by its kind and name. */
export type PagePart = (
  | { role: ByRoleMatcher; name?: Text; level?: number }
  | { label: Text }
  | { text: Text }
  | { css: string }
) & { within?: PagePart };

/** Point where the mouse can press something, or the reason why it cannot yet. */
type Place = { x: number; y: number } | { because: string };

/** Functions that {@link installFinder} adds to a document. */
interface Finder {
  textsOf: (wanted: PagePart) => string[];
  placeOf: (wanted: PagePart) => Promise<Place>;
  isFocused: (wanted: PagePart) => boolean;
  valueOf: (wanted: PagePart) => string | undefined;
  failures: string[];
}

declare global {
  /** Testing Library, which finds elements by role and label. */
  var TestingLibraryDom: typeof TestingLibrary;
  var journey: Finder;
}

/** Runs in the browser, so it may use nothing of this file. */
export function installFinder(): void {
  const library = globalThis.TestingLibraryDom;
  const failures: string[] = [];
  addEventListener('error', ({ message, filename, lineno }) =>
    failures.push(`${message} (${filename}:${lineno})`),
  );
  addEventListener('unhandledrejection', ({ reason }) => failures.push(`Rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    failures.push(`Refused by the policy: ${effectiveDirective} ${blockedURI}`),
  );

  const isShown = (element: Element) =>
    isDrawn(element) && !element.closest('[aria-hidden=true], [inert]');

  /** An element without a box of its own, such as the frame's header, is drawn where something in it is. */
  function isDrawn(element: Element): boolean {
    if (getComputedStyle(element).display === 'contents')
      return [...element.children].some(isDrawn);
    return (
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
    );
  }

  function everyOne(wanted: PagePart): HTMLElement[] {
    const roots = wanted.within ? shown(wanted.within) : [document.body];
    return roots.flatMap((root) => foundIn(root, wanted));
  }

  const shown = (wanted: PagePart) => everyOne(wanted).filter(isShown);

  function foundIn(root: HTMLElement, wanted: PagePart): HTMLElement[] {
    if ('css' in wanted) return [...root.querySelectorAll<HTMLElement>(wanted.css)];
    if ('label' in wanted) return library.queryAllByLabelText(root, wanted.label);
    if ('text' in wanted) return library.queryAllByText(root, wanted.text);
    const { role, name, level } = wanted;
    /* Hidden elements are left out above: the library would ask for the style of everything around each element. */
    const options: ByRoleOptions = {
      hidden: true,
      ...(name !== undefined && { name }),
      ...(level && { level }),
    };
    return library.queryAllByRole(root, role, options);
  }

  const twoFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  async function placeOf(wanted: PagePart): Promise<Place> {
    const [element] = shown(wanted);
    if (!element) return { because: 'it is not there' };
    if (element.matches(':disabled, [aria-disabled=true]')) return { because: 'it is disabled' };
    if (!isHit(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = centreOf(element);
    await twoFrames();
    const place = centreOf(element);
    if (before.x !== place.x || before.y !== place.y) return { because: 'it moves' };
    return isHit(element) ? place : { because: `${nameAt(place)} lies over it` };
  }

  function centreOf(element: Element) {
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    return {
      x: Math.round(box.left + box.width / 2),
      y: Math.round(box.top + box.height / 2),
    };
  }

  function isHit(element: Element): boolean {
    const { x, y } = centreOf(element);
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  }

  const nameAt = ({ x, y }: { x: number; y: number }) =>
    document.elementFromPoint(x, y)?.outerHTML.slice(0, 80) ?? 'Nothing of the page';

  globalThis.journey = {
    textsOf: (wanted) => shown(wanted).map((element) => element.innerText),
    placeOf,
    isFocused: (wanted) => everyOne(wanted).includes(document.activeElement as HTMLElement),
    valueOf: (wanted) => (shown(wanted)[0] as HTMLInputElement | undefined)?.value,
    failures,
  };
}
