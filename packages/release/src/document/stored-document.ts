import { joinedNames } from '@camp/contracts/site/channel';
import * as z from 'zod/mini';
import { buildsOf, versionsOf } from './content.ts';
import {
  type Canary,
  contentShape,
  type ReleaseDocument,
  releaseDocumentSchema,
} from './release-document.ts';

/** The only canary of a document from before there could be a second one: a whole site of its own. */
const onlyCanarySchema = z.object({
  ...contentShape,
  /** Apps that are tried; the others are as for everyone. */
  parts: z.array(z.string()).check(z.minLength(1)),
  percentage: z.int().check(z.minimum(1), z.maximum(99)),
  since: z.iso.datetime(),
  by: z.string(),
});

const storedSchema = z.extend(releaseDocumentSchema, { canary: z.optional(onlyCanarySchema) });

/** A document as it is stored, today's or one from before several canaries could run at once. */
export const storedDocumentSchema = z.pipe(storedSchema, z.transform(withCanaries));

/** Converts a document so that the one canary of that time is one of several. */
export function withCanaries({
  canary,
  ...document
}: z.infer<typeof storedSchema>): ReleaseDocument {
  if (!canary) return document;
  const { parts, percentage, since, by, pages } = canary;
  const name = joinedNames(parts);
  const apps = parts.toSorted();
  const bases = Object.fromEntries(versionsOf(buildsOf(document, apps)));
  const only: Canary = { name, apps, ...buildsOf(canary, apps), percentage, since, by, bases };
  return { ...document, canaries: [only], ...(pages && { variants: { [name]: pages } }) };
}
