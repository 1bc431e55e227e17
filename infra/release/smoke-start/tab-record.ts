import { logout } from '@camp/contracts/account/session';
import type { RefusalCode } from '@camp/release/gate/refusal';
import type { Page } from 'playwright-core';

/** Something that went wrong by itself, while a page was open. */
export interface Incident {
  code: RefusalCode;
  what: string;
  /** Status of the answer, where a call was refused. */
  status?: number;
}

/** Notes what a tab does, and what goes wrong in it. */
export class TabRecord {
  private readonly page: Page;
  private readonly fileOrigins: readonly string[];
  /** Incidents that were not taken yet. */
  readonly incidents: Incident[] = [];
  /** Requests without an answer that may change the page. */
  readonly open = new Set<unknown>();
  /** Number of documents it has shown. */
  documents = 0;
  /** Number of calls of the API that the document on screen has made. */
  calls = 0;
  /** Number of lasting connections that the document on screen has asked for; a draft's site ends them at once. */
  sockets = 0;
  /** Number of calls of the API that sign out. */
  signOuts = 0;

  /** @param fileOrigins are the origins of published files, the site's own among them. */
  constructor(page: Page, fileOrigins: readonly string[]) {
    this.page = page;
    this.fileOrigins = fileOrigins;
    this.listen();
  }

  private listen(): void {
    const note = (code: RefusalCode, what: string, status?: number) =>
      this.incidents.push({ code, what, ...(status && { status }) });
    this.page.on('pageerror', (error) => note('PAGE_THREW', `it throws: ${firstLine(error)}`));
    this.page.on('console', (message) => {
      if (message.type() !== 'error' || isToldElsewhere(message.text())) return;
      note('PAGE_LOGS_ERROR', `it logs an error: ${firstLine(message.text())}`);
    });
    this.page.on('domcontentloaded', () => (this.documents += 1));
    this.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.isNavigationRequest()) {
        this.open.clear();
        this.calls = 0;
        this.sockets = 0;
      }
      if (request.resourceType() === 'eventsource') this.sockets += 1;
      if (isCall(pathname)) this.calls += 1;
      if (pathname === logout.path) this.signOuts += 1;
      if (waitedFor.has(request.resourceType())) this.open.add(request);
    });
    this.page.on('websocket', () => (this.sockets += 1));
    this.page.on('requestfinished', (request) => void this.open.delete(request));
    this.page.on('requestfailed', (request) => {
      this.open.delete(request);
      const reason = request.failure()?.errorText ?? '';
      if (reason === 'net::ERR_ABORTED' || !this.isPublished(request.url())) return;
      note('FILE_UNREACHABLE', unreachable(request.url(), reason));
    });
    this.page.on('response', (response) => {
      if (response.status() < 400 || !this.isPublished(response.url())) return;
      const { pathname } = new URL(response.url());
      const answer = `${response.request().method()} ${pathname} with ${response.status()}`;
      if (isCall(pathname))
        return note(
          'CALL_REFUSED',
          `it makes a call that is answered: ${answer}.`,
          response.status(),
        );
      if (response.request().resourceType() === 'document') return undefined;
      return note('FILE_UNREACHABLE', unreachable(response.url(), String(response.status())));
    });
  }

  /** True if an address is the site's or one of its files', not a third party's. */
  private isPublished(address: string): boolean {
    return this.fileOrigins.includes(new URL(address).origin);
  }
}

/** Requests that change the page when they are answered. Beacons never are. */
const waitedFor = new Set(['fetch', 'xhr', 'script', 'stylesheet']);

const isCall = (path: string) => path.startsWith('/api/');

/** The network and the policy report these in more detail. */
const isToldElsewhere = (text: string) =>
  /^Failed to load resource|Content Security Policy|CORS policy/.test(text);

const firstLine = (error: unknown) => String(error).split('\n')[0]?.slice(0, 200) ?? '';

const unreachable = (address: string, reason: string) =>
  `a browser cannot fetch ${address} (${reason}). Look at the files address, and whether files may be fetched from any origin (CORS).`;
