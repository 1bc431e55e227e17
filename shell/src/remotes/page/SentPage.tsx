import type { PageDescription } from '@camp/contracts/client/page-description';
import { currentLanguage } from '@camp/ui/i18n/language';
import { Page } from '@camp/ui/layout/Page';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isOfReact } from '#document/is-of-react.ts';
import type { PageAddress } from '#remotes/load/loader.ts';

/*
 * The HTML or description that came with the document can be read without the page's code, and stays on screen until
 * that is there (docs/decisions/federation.md#0280).
 */

interface PageRecord {
  path: string;
  language: string;
  remote: string;
  /** As it was rendered ahead; null if the document describes its page instead. */
  page: HTMLElement | null;
  /** Number of stylesheets of its build that came with it. */
  sheets: number;
}

type PageSummary = Pick<PageDescription, 'title' | 'description' | 'facts'>;

let sent: PageRecord | null = null;

/** Notes what the document brought of its page. Call it before React starts. */
export function noteSentPage(root: HTMLElement, { remote, release }: PageAddress): void {
  const page = root.querySelector<HTMLElement>('#main [data-remote]');
  if (!(page ?? readTold())) return;
  const { pathname: path } = location;
  sent = { path, language: currentLanguage(), remote, page, sheets: linksOf(release.url) };
}

const linksOf = (url: string) =>
  document.querySelectorAll(`link[rel="stylesheet"][href^="${CSS.escape(url)}"]`).length;

/** Call once the page has come to life: from then on its HTML is React's. */
export function forgetSentPage(): void {
  sent = null;
}

/**
 * Returns what the document brought of this page; null if that was nothing, or is not needed any more. A description
 * replaces only a page that is late: earlier it would appear just to be replaced.
 */
export function sentPage({ remote, release }: PageAddress, { isLate = true } = {}): ReactNode {
  if (sent?.remote !== remote) return null;
  if (sent.path !== location.pathname || sent.language !== currentLanguage()) return null;
  if (sent.page) return <SentPage page={sent.page} url={release.url} />;
  const told = isLate ? readTold() : null;
  return told && <ToldPage {...told} />;
}

/** Shows the elements themselves: what was typed into them is kept, and no string becomes markup. */
function SentPage({ page, url }: { page: HTMLElement; url: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [focused] = useState(() =>
    page.contains(document.activeElement) ? document.activeElement : null,
  );

  useLayoutEffect(() => {
    /* Handlers of one that React began to take over would answer from a page that is not there. */
    place.current?.replaceChildren(isOfReact(page) ? copyOf(page) : page);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }, [page, focused]);

  /* A stylesheet that did not come was taken away (stylesheets-ready.ts). */
  const isBare = sent !== null && linksOf(url) < sent.sheets;
  return <div ref={place} data-bare={isBare || undefined} />;
}

const fields = 'input:not([type=file]), textarea, select';

function copyOf(page: HTMLElement): HTMLElement {
  const copy = page.cloneNode(true) as HTMLElement;
  const copies = copy.querySelectorAll<HTMLInputElement>(fields);
  for (const [place, field] of page.querySelectorAll<HTMLInputElement>(fields).entries()) {
    const { value, checked } = field;
    Object.assign(copies[place] ?? {}, { value, checked });
  }
  return copy;
}

/** The words of the description that came with the document (services/edge/src/document/page.ts). */
function readTold(): PageSummary | null {
  const text = document.getElementById('page-data')?.textContent ?? '{}';
  return (JSON.parse(text) as { told?: PageSummary }).told ?? null;
}

function ToldPage({ title, description, facts }: PageSummary) {
  return (
    <Page title={title} lead={description}>
      <dl>
        {facts.map(({ label, value, href }) => (
          <div key={label + value}>
            <dt>{label}</dt>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ))}
      </dl>
    </Page>
  );
}
