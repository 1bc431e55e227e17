import * as z from 'zod/mini';
import { endpoint } from '#client/endpoint.ts';

const isoTime = z.iso.datetime();
const ok = z.object({ ok: z.literal(true) });
export const sessionParams = z.object({ id: z.string().check(z.uuid()) });
const params = sessionParams;

export const deviceShape = {
  id: z.string(),
  /** For people to read: 'Firefox', 'Windows'; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  ip: z.string(),
  created_at: isoTime,
  last_seen_at: isoTime,
};

const sessionSchema = z.object({
  ...deviceShape,
  /** True if this session makes the call. */
  current: z.boolean(),
});

export type OpenSession = z.infer<typeof sessionSchema>;

/** Lists the sessions of the account, most recently used first. */
export const listSessions = endpoint('GET', '/api/security/sessions', {
  response: z.object({ sessions: z.array(sessionSchema) }),
});

export const endSession = endpoint('DELETE', '/api/security/sessions/:id', {
  errors: ['NOT_FOUND'],
  stepUp: 'identity',
  params,
  response: ok,
});

export const endOtherSessions = endpoint('POST', '/api/security/sessions/end-others', {
  stepUp: 'identity',
  body: z.object({}),
  response: z.object({ ok: z.literal(true), ended: z.int() }),
});

export const rememberedDeviceSchema = z.object({ ...deviceShape, remembered_until: isoTime });

export type RememberedDevice = z.infer<typeof rememberedDeviceSchema>;

/** Devices that skip the second factor for 30 days (docs/decisions/second-factor.md#0017). */
export const listRememberedDevices = endpoint('GET', '/api/security/remembered-devices', {
  response: z.object({ devices: z.array(rememberedDeviceSchema) }),
});

export const forgetRememberedDevice = endpoint('DELETE', '/api/security/remembered-devices/:id', {
  errors: ['NOT_FOUND'],
  params,
  response: ok,
});
