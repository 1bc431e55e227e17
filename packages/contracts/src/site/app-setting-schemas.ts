import * as z from 'zod/mini';
import { languages } from '#sentences/language.ts';
import { atMost } from './at-most.ts';
import { fieldLengths } from './field-lengths.ts';
import { roleSchema } from './role-schemas.ts';

/* Apart from the types, which pages need, so that a page is without the schemas' library. */

const label = z.record(z.enum(languages), z.string());
const choiceSchema = z.string().check(z.minLength(1), atMost(fieldLengths.settingChoice));

export const declaredSettingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flag'), default: z.boolean(), label }),
  z.object({
    kind: z.literal('number'),
    default: z.number(),
    minimum: z.number(),
    maximum: z.number(),
    label,
  }),
  z.object({
    kind: z.literal('choice'),
    default: choiceSchema,
    choices: z.readonly(z.array(choiceSchema).check(z.minLength(2))),
    label,
  }),
]);

/** `cards-first`: the name of a setting in a manifest. */
export const settingName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** The name of a setting, or of the switch of a page or an extension. */
export const setNameSchema = z
  .string()
  .check(z.regex(/^(?:(?:page|extension)\/)?[a-z][a-z0-9-]{0,59}$/));

/** Text that is no choice is refused by the setting, which says what it takes. */
export const settingValueSchema = z.union([
  z.boolean(),
  z.number(),
  z.string().check(atMost(fieldLengths.settingChoice)),
]);

const everyone = z.object({ kind: z.literal('everyone') });
const share = z.object({
  kind: z.literal('share'),
  /** Percentage of visitors. */
  percentage: z.int().check(z.minimum(1), z.maximum(99)),
});
const rolesOnly = z.object({
  kind: z.literal('roles'),
  roles: z.array(roleSchema).check(z.minLength(1), z.maxLength(5)),
});

/** Most people that a value is set for by name. */
const maxPeople = 50;

/** People for whom a value is set. Who is named comes before a role, a role before a share, a share before everyone. */
export const audienceSchema = z.discriminatedUnion('kind', [
  everyone,
  share,
  rolesOnly,
  z.object({
    kind: z.literal('people'),
    ids: z.array(z.int()).check(z.minLength(1), z.maxLength(maxPeople)),
  }),
]);

/** As {@link audienceSchema}, with people by their usernames. */
export const namedAudienceSchema = z.discriminatedUnion('kind', [
  everyone,
  share,
  rolesOnly,
  z.object({
    kind: z.literal('people'),
    usernames: z
      .array(z.string().check(z.minLength(1), atMost(fieldLengths.username)))
      .check(z.minLength(1), z.maxLength(maxPeople)),
  }),
]);

export type Audience = z.infer<typeof audienceSchema>;
export type NamedAudience = z.infer<typeof namedAudienceSchema>;
