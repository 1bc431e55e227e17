import * as z from 'zod/mini';
import { isoTime } from '#account/users.ts';
import { endpoint } from '#client/endpoint.ts';
import {
  declaredSettingSchema,
  namedAudienceSchema,
  setNameSchema,
  settingValueSchema,
} from '#site/app-setting-schemas.ts';
import { atMost } from '#site/at-most.ts';
import { fieldLengths } from '#site/field-lengths.ts';
import { actingStates } from './releases.ts';
import { requiredReason } from './stated-reason.ts';

/** Reasons why a value that is set has no effect. */
const ignoredReasons = ['app-gone', 'unknown', 'value'] as const;

const setSchema = z.object({
  value: settingValueSchema,
  /** Absent while the live build takes the value; an older API never says it. */
  ignored: z.optional(z.enum(ignoredReasons)),
  for: namedAudienceSchema,
  by: z.string(),
  at: isoTime,
  reason: z.string(),
});

const settingSchema = z.object({
  /** Its own name, or that of a switch: `page/hub`, `extension/saved-places`. */
  name: z.string(),
  /** Absent for a switch, and for what the live build no longer knows. */
  declared: z.optional(declaredSettingSchema),
  kind: z.enum(['setting', 'switch', 'unknown']),
  /** True if the code of the live build names it nowhere else. */
  isUnread: z.optional(z.boolean()),
  /** Values that are set, for everyone first. */
  set: z.array(setSchema),
});

export type Setting = z.infer<typeof settingSchema>;
export type SetFor = z.infer<typeof setSchema>;

const stateShape = {
  /** The generation that has them; null where nothing is live. */
  generation: z.nullable(z.int()),
  acting: z.enum(actingStates),
  /** By the name of each app's folder. */
  apps: z.array(z.object({ app: z.string(), settings: z.array(settingSchema) })),
};

/** Settings that the live builds have, switches of their pages and extensions, and what is set. */
export const listAppSettings = endpoint('GET', '/api/admin/releases/settings', {
  response: z.object(stateShape),
});

/**
 * Sets a value for everyone, a share, roles or people, or takes it back with `null`. It is part of the release from then
 * on: open pages follow within a minute.
 */
export const changeAppSetting = endpoint('POST', '/api/admin/releases/settings', {
  stepUp: 'identity',
  errors: ['NOT_FOUND', 'CONFLICT'],
  body: z.object({
    /** The generation that the caller saw live. */
    seen: z.int().check(z.positive()),
    app: z.string().check(z.minLength(1), atMost(fieldLengths.appName)),
    name: setNameSchema,
    value: z.nullable(settingValueSchema),
    for: namedAudienceSchema,
    reason: requiredReason,
  }),
  response: z.object(stateShape),
});
