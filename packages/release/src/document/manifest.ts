import * as z from 'zod/mini';
import { declaredSettingSchema, settingName } from '@camp/contracts/site/app-setting-schemas';
import { accessSchema } from '@camp/contracts/site/role-schemas';
import { languages } from '@camp/contracts/sentences/language';
import { journeySchema } from '@camp/contracts/site/journey';
import { type DeclaredSlot, extensionSchema, slotSchema } from './extension.ts';

export const pathSchema = z.string().check(z.regex(/^\//, 'A path starts with a slash.'));

export const routeSchema = z.object({
  /** Router path: `/u/:username`, `/regions/british-columbia/*`. */
  path: pathSchema,
  /** Name of the page inside the remote, and of the chunk that holds it. */
  page: z.string(),
  access: accessSchema,
  /** Its name in the bar of staff pages. Of two pages with one name, the first that a person may open is shown. */
  tab: z.optional(z.record(z.enum(languages), z.string())),
  /** Rendered when published and sent as HTML; such a page looks the same for every visitor. */
  prerender: z.optional(z.boolean()),
  /**
   * For guests, the code of a page that was rendered ahead loads once the browser is at rest, or the guest turns to
   * the page; its HTML stands until then (docs/decisions/documents.md#0250). Absent: as soon as it can.
   */
  hydrate: z.optional(z.literal('at-rest')),
  /** Path of the page that this one shows again; search engines get that one. */
  sameAs: z.optional(pathSchema),
  /**
   * Title and description in the document of a page that is not rendered ahead, for search results and shared
   * links. On a person's page, `{name}` stands for their public name.
   */
  head: z.optional(
    z.record(z.enum(languages), z.object({ title: z.string(), description: z.string() })),
  ),
  /** True if anyone may open it, but no search engine should list it. */
  unlisted: z.optional(z.boolean()),
  /** It is about the person whose username or id is the last part of the address; 404 if there is no such person. */
  about: z.optional(z.literal('person')),
  /**
   * Call of the API that says what the page of an address shows: `/api/trips/:slug/page`. The document says it
   * before any code is there; 404 if the API knows of no such page (docs/decisions/documents.md#0220).
   */
  describedBy: z.optional(pathSchema),
  /** Call of the API that lists the addresses of the page, for the sitemap. */
  listedBy: z.optional(pathSchema),
  /**
   * Path of the listed page that items of this page lead to, `<li data-item>` in HTML that was rendered ahead. The edge
   * leaves out those whose page the API no longer lists (docs/decisions/documents.md#0257).
   */
  itemsOf: z.optional(pathSchema),
});

/** An address that is another one's alias or former name; the query string goes along. */
const redirectSchema = z.object({ from: pathSchema, to: pathSchema });

const navigationItemSchema = z.object({
  /** A path of the site, or another site's address. */
  to: z.string().check(z.regex(/^(\/|https:\/\/)/, 'A path or an https address.')),
  label: z.record(z.enum(languages), z.string()),
  /** The bar itself, or the signed-in person's own menu. */
  place: z.enum(['main', 'account']),
  access: accessSchema,
  /** Drawn only on this path and below it. */
  within: z.optional(pathSchema),
  /** Items with the same menu name are drawn in one menu. */
  menu: z.optional(z.record(z.enum(languages), z.string())),
  /** Items of all remotes are drawn in ascending order. */
  order: z.number(),
});

/** A part of the site, as a card of the home page says it (docs/decisions/site.md#0336). */
const cardSchema = z.object({
  to: pathSchema,
  title: z.record(z.enum(languages), z.string()),
  /** A sentence on it. */
  text: z.record(z.enum(languages), z.string()),
  /** One stroked path on a grid of 24 units; a tent where it is absent. */
  sign: z.optional(z.string().check(z.regex(/^M[\d\sA-Za-z.,-]+$/, 'The data of an SVG path.'))),
  /** Cards of all remotes are drawn in ascending order. */
  order: z.number(),
});

/**
 * A remote's declarations about itself, as data: known before any of its code is fetched, so that the navbar,
 * the guards and the edge work without it.
 */
export const manifestSchema = z.object({
  contract: z.int(),
  /** Name of its area in a sentence: `account area`; in French in the plural, without article. */
  area: z.record(z.enum(languages), z.string()),
  routes: z.array(routeSchema),
  redirects: z.optional(z.array(redirectSchema)),
  navigation: z.array(navigationItemSchema),
  /** Its parts that are open today, for the home page. */
  cards: z.optional(z.array(cardSchema)),
  /** Places in its pages where other apps may add something. */
  slots: z.optional(z.array(slotSchema)),
  /** Its additions to slots, its own or those of other apps. */
  extensions: z.optional(z.array(extensionSchema)),
  /** Values that staff may change without a build, by name (docs/decisions/releases.md#0356). */
  settings: z.optional(
    z.object({
      app: z.string(),
      declared: z.record(settingName, declaredSettingSchema, {
        error: ({ code }) =>
          code === 'invalid_key'
            ? 'A setting is named like near-me: a to z, digits and hyphens, 40 of them at most.'
            : undefined,
      }),
    }),
  ),
  /** Ways through its pages that are taken before a build goes live (docs/decisions/releases.md#0350). */
  journeys: z.optional(z.array(journeySchema)),
  /** Paths of other apps that its pages link to: they cannot be taken away under it. */
  linksTo: z.optional(z.array(pathSchema)),
});

/** The shell's declarations about itself. */
export interface ShellManifest {
  /** Paths of remotes that it, or a mail, leads to. */
  linksTo: readonly string[];
  /** Places in its frame where apps may add something. */
  slots?: readonly DeclaredSlot[];
}

export type RemoteManifest = z.infer<typeof manifestSchema>;
export type RemoteRoute = z.infer<typeof routeSchema>;
export type NavigationItem = z.infer<typeof navigationItemSchema>;
export type DeclaredCard = z.infer<typeof cardSchema>;
