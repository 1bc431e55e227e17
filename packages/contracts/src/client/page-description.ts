import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { languages } from '#sentences/language.ts';
import { atMost } from '#site/at-most.ts';

/*
 * Descriptions of pages whose address has a name in it, such as a campground's
 * (docs/decisions/documents.md#0220). A remote's manifest names the call, and the edge puts its answer into
 * the document. The edge knows no feature, and believes no answer of another shape.
 */

/** Below this path robots may ask the API for something: pictures that stand for shared links. */
export const sharePath = '/api/share/';

const text = (most: number) => z.string().check(z.minLength(1), atMost(most));

/** A page of the site, or one elsewhere over HTTPS; nothing that could be a script. */
const linkTarget = z
  .string()
  .check(z.regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/, fieldMessage('invalid')));

const pictureSchema = z.object({
  /** Of 1200 by 630 pixels, in PNG. */
  path: z.string().check(z.regex(/^\/api\/share\/[\w./?=&%-]+$/, fieldMessage('invalid'))),
  /** Description of the picture, for people who cannot see it. */
  alt: text(300),
});

/** One fact, in a line, for readers without JavaScript and for search engines. */
const factSchema = z.object({
  label: text(100),
  value: text(2_000),
  href: z.optional(linkTarget),
});

/** In the language that was asked for. */
export const pageDescriptionSchema = z.object({
  title: text(200),
  description: text(500),
  picture: z.nullable(pictureSchema),
  /** JSON-LD (schema.org); address and picture of the page are added by the edge. */
  structured_data: z.nullable(z.record(z.string(), z.unknown())),
  facts: z.array(factSchema).check(z.maxLength(100)),
  /** The data that the page itself would ask for first. */
  data: z.unknown(),
});

/** In which language. */
export const describedIn = z.object({ lang: z._default(z.enum(languages), 'en') });

/** The call of a path such as `/api/places/campgrounds/:slug/page`, as far as the edge makes it. */
export function describingEndpoint(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, z.string()] as const);
  return {
    method: 'GET',
    path,
    params: z.object(Object.fromEntries(names)),
    query: describedIn,
    response: pageDescriptionSchema,
  } satisfies Endpoint;
}

/** Names for each `:name` of a route, as they are in addresses: `{ slug: 'alice-lake' }`. */
export const pageListSchema = z.object({
  pages: z.array(z.record(z.string(), text(200))),
});

/** The call of a path that lists the existing pages. */
export const listingEndpoint = (path: string) =>
  ({ method: 'GET', path, response: pageListSchema }) satisfies Endpoint;

export type PageDescription = z.infer<typeof pageDescriptionSchema>;
export type PageList = z.infer<typeof pageListSchema>;
