import * as z from 'zod/mini';
import { endpoint } from '#client/endpoint.ts';

/** Values that staff have set of apps for the caller, by name or by role (docs/decisions/releases.md#0356). */
export const readOwnAppSettings = endpoint('GET', '/api/app-settings', {
  response: z.object({
    /** By app without `remote-`, and by setting. */
    settings: z.record(
      z.string(),
      z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
    ),
  }),
});
