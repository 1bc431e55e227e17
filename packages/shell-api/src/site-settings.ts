import { type SiteSettings, siteSettingsSchema } from '@camp/contracts/site/site-settings';

/** Id of the data block in which the edge inlines them. */
const inlinedId = 'settings';

let known: SiteSettings | undefined;

/** How this site is run, as its document says. Not for use while a page is rendered ahead. */
export function siteSettings(): SiteSettings {
  const element = document.getElementById(inlinedId);
  known ??= siteSettingsSchema.parse(JSON.parse(element?.textContent ?? 'null'));
  return known;
}
