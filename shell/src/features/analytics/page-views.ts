import { trustThirdParty } from '#remotes/verify/trusted-scripts.ts';
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

const scriptElementId = 'analytics-script';

/** Reports views of pages to one account; loads its script with the first of them. */
export class PageViews {
  readonly #account: AnalyticsAccount;
  #lastPath: string | null = null;

  constructor(account: AnalyticsAccount) {
    this.#account = account;
  }

  /** Reports a page once, however often it is told of the same one in a row. */
  report(address: string): void {
    const { path, location } = reportableAddress(address);
    window[`ga-disable-${this.#account.id}`] = false;
    if (path === this.#lastPath) return;
    this.#lastPath = path;
    this.#load();
    gtag('config', this.#account.id, { page_path: path, page_location: location });
  }

  /** The visitor has withdrawn: a script that is loaded already sends nothing more. */
  stop(): void {
    window[`ga-disable-${this.#account.id}`] = true;
  }

  #load(): void {
    if (document.getElementById(scriptElementId)) return;
    gtag('js', new Date());
    hideSecretsOfReferrer();
    trustThirdParty(this.#account.scriptUrl);
    const script = document.createElement('script');
    script.id = scriptElementId;
    script.async = true;
    script.src = `${this.#account.scriptUrl}?id=${encodeURIComponent(this.#account.id)}`;
    document.head.append(script);
  }
}

/** The page one came from may be one of ours with a token in its address, and the script reads it by itself. */
function hideSecretsOfReferrer(): void {
  if (!document.referrer.startsWith(`${location.origin}/`)) return;
  gtag('set', { page_referrer: reportableAddress(document.referrer).location });
}

/** The script takes `arguments` objects for commands and plain arrays for something else, hence no rest parameter. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}
