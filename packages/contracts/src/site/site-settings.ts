import * as z from 'zod/mini';
import { storeFramePath } from './store-frame.ts';

/** A third party's script and the account it is loaded for. */
const thirdPartySchema = z.object({ id: z.string(), scriptUrl: z.string() });

/** How this site is run, as the edge tells every page. Holds no secrets. */
export const siteSettingsSchema = z.object({
  /** Scheme, host and port that visitors know the site by. */
  origin: z.string(),
  /** The store's provider; null when none is configured. */
  store: z.nullable(
    z.extend(thirdPartySchema, {
      /** Path, or address on a host of its own, of the document that shows it; not said by edges from before. */
      frame: z._default(z.string(), storeFramePath),
    }),
  ),
  /** Where page views are reported, if visitors consent; null when nowhere. */
  analytics: z.nullable(thirdPartySchema),
  /** Real map tiles, by an address with `{z}`, `{x}` and `{y}`; null draws maps from the site's own files. */
  mapTiles: z._default(
    z.nullable(z.object({ url: z.string(), attribution: z.string() })),
    /* Not said by edges from before. */
    null,
  ),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
