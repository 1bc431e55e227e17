import { slotKinds } from '@camp/contracts/site/slots';
import { accessSchema } from '@camp/contracts/site/role-schemas';
import { languages } from '@camp/contracts/sentences/language';
import * as z from 'zod/mini';

const fieldsSchema = z.record(z.string(), z.enum(slotKinds));

/** `account/hub-cards`: the owner's name, and the slot's own. */
const slotName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'A slot is named owner/name.'));

/** A place in pages of an app where others may add something. */
export const slotSchema = z.object({
  name: slotName,
  /** The pages that have it. */
  pages: z.array(z.string()),
  /** The kind of each value that it gives to extensions, by name. */
  data: fieldsSchema,
  /** Parameter of the address that opens one extension at a time: `tab` for `?tab=trips/trips`. */
  opensBy: z.optional(z.string().check(z.regex(/^[a-z]+$/, 'A parameter is named like tab.'))),
});

/** Something that an app adds to a slot, drawn only for those who may see it. */
export const extensionSchema = z.object({
  slot: slotName,
  /** Name inside the remote, next to its pages, and of the chunk that holds it. */
  module: z.string(),
  /** Extensions of all apps are drawn in ascending order. */
  order: z.number(),
  access: accessSchema,
  /** Its name on screen, for slots that open one extension at a time. */
  title: z.optional(z.record(z.enum(languages), z.string())),
  /** Values that the slot has to give for it to be drawn. */
  when: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  /** The values of the slot that it was built for. */
  data: fieldsSchema,
});

export type DeclaredSlot = z.infer<typeof slotSchema>;
export type DeclaredExtension = z.infer<typeof extensionSchema>;
