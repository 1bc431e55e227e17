import * as z from 'zod/mini';
import { storeFramePath } from './store-frame.ts';

/** A third party's script and the account it is loaded for. */
const thirdPartySchema = z.object({ id: z.string(), scriptUrl: z.string() });

/** Settings of this site, which the edge sends to every page. Holds no secrets. */
export const siteSettingsSchema = z.object({
  /** Scheme, host and port that visitors know the site by. */
  origin: z.string(),
  /** The store's provider; null when none is configured. */
  store: z.nullable(
    z.extend(thirdPartySchema, {
      /** Path, or address on a host of its own, of the document that shows it; older edges do not send it. */
      frame: z._default(z.string(), storeFramePath),
    }),
  ),
  /** Service that page views are reported to, if visitors consent; null when there is none. */
  analytics: z.nullable(thirdPartySchema),
  /** Real map tiles, by an address with `{z}`, `{x}` and `{y}`; null draws maps from the site's own files. */
  mapTiles: z._default(
    z.nullable(z.object({ url: z.string(), attribution: z.string() })),
    /* Older edges do not send it. */
    null,
  ),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
