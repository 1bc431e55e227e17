import type { SiteSettings } from '@camp/contracts/site/site-settings';

/** Id of the data block in which the edge inlines them. */
const inlinedId = 'settings';

let known: SiteSettings | undefined;

/** How this site is run, as its document says. Not for use while a page is rendered ahead. */
export function siteSettings(): SiteSettings {
  const element = document.getElementById(inlinedId);
  known ??= JSON.parse(element?.textContent ?? 'null') as SiteSettings;
  return known;
}
