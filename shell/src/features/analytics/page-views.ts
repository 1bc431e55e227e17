import { trustThirdParty } from '#remotes/load/trusted-scripts.ts';
import { reportableAddress } from './reportable-address.ts';
import type { AnalyticsAccount } from './useAnalyticsAccount.ts';

declare global {
  interface Window {
    /** The queue between a page and gtag.js (Google tag, "gtag.js developer guide"). */
    dataLayer?: unknown[];
    /** True keeps gtag.js from sending anything for that account. */
    [disabling: `ga-disable-${string}`]: boolean;
  }
}

/** Pages take these out of their address as soon as they have read them. */
const tokenParameters = ['token', 'enroll_token', 'twofa_token', 't', 'code'];

const scriptElementId = 'analytics-script';

/** Reports page views to one account; loads its script with the first of them. */
export class PageViews {
  readonly #account: AnalyticsAccount;
  /** Paths of all pages. */
  readonly #routes: readonly string[];
  #lastView: string | null = null;

  constructor(account: AnalyticsAccount, routes: readonly string[]) {
    this.#account = account;
    this.#routes = routes;
  }

  /**
   * Reports a page; repeats of the same one in a row count once, as does one whose token was taken away. Its title is its
   * route: the script would read that of the document, which may have a person's name in it.
   */
  report(address: string): void {
    const { path, location } = reportableAddress(address, this.#routes);
    const view = addressWithoutTokens(address);
    window[`ga-disable-${this.#account.id}`] = false;
    if (view === this.#lastView) return;
    this.#lastView = view;
    this.#load();
    const page = { page_path: path, page_location: location, page_title: path };
    gtag('config', this.#account.id, page);
  }

  /** Call when the visitor withdraws: a script that has loaded sends nothing more. */
  stop(): void {
    window[`ga-disable-${this.#account.id}`] = true;
  }

  #load(): void {
    if (document.getElementById(scriptElementId)) return;
    gtag('js', new Date());
    this.#hideSecretsOfReferrer();
    trustThirdParty(this.#account.scriptUrl);
    const script = document.createElement('script');
    script.id = scriptElementId;
    script.async = true;
    script.src = `${this.#account.scriptUrl}?id=${encodeURIComponent(this.#account.id)}`;
    document.head.append(script);
  }

  /** The script reads the referrer by itself, and one of our own pages may carry a token in its address. */
  #hideSecretsOfReferrer(): void {
    if (!document.referrer.startsWith(`${location.origin}/`)) return;
    gtag('set', { page_referrer: reportableAddress(document.referrer, this.#routes).location });
  }
}

/** Returns the key of a view: path and query (docs/specification.md, Analytics), of which less is reported. */
function addressWithoutTokens(address: string): string {
  const { pathname, searchParams } = new URL(address);
  for (const name of tokenParameters) searchParams.delete(name);
  return `${pathname}?${searchParams}`;
}

/** The script recognizes commands as `arguments` objects, not as arrays, hence no rest parameter. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}
