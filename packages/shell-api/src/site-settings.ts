import type { SiteSettings } from '@camp/contracts/site/site-settings';

/** Id of the data block in which the edge inlines the settings. */
const inlinedId = 'settings';

let known: SiteSettings | undefined;

/** Returns the settings of this site from its document. Not for use while a page is rendered ahead. */
export function siteSettings(): SiteSettings {
  const element = document.getElementById(inlinedId);
  known ??= JSON.parse(element?.textContent ?? 'null') as SiteSettings;
  return known;
}
