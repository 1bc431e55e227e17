import * as z from 'zod/mini';
import { accessSchema } from '@camp/contracts/access';
import { languages } from '@camp/contracts/language';

const path = z.string().check(z.regex(/^\//, 'A path starts with a slash.'));

const routeSchema = z.object({
  /** Router path: `/u/:username`, `/regions/british-columbia/*`. */
  path,
  /** Name of the page inside the remote, and of the chunk that holds it. */
  page: z.string(),
  access: accessSchema,
});

const navigationItemSchema = z.object({
  to: path,
  label: z.record(z.enum(languages), z.string()),
  /** The bar itself, or the signed-in person's own menu. */
  place: z.enum(['main', 'account']),
  access: accessSchema,
  /** Items of all remotes are drawn in ascending order. */
  order: z.number(),
});

/**
 * What a remote declares about itself, as data: known before any of its code is
 * fetched, so that the navbar, the guards and the edge work without it.
 */
export const manifestSchema = z.object({
  contract: z.int(),
  routes: z.array(routeSchema),
  navigation: z.array(navigationItemSchema),
});

export type RemoteManifest = z.infer<typeof manifestSchema>;
export type RemoteRoute = z.infer<typeof routeSchema>;
export type NavigationItem = z.infer<typeof navigationItemSchema>;
