import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Alive: the process answers. Public, so it says nothing else. */
export const healthz = endpoint('GET', '/healthz', { response: z.object({ ok: z.literal(true) }) });

/** Ready: the dependencies answer; otherwise 503 UNAVAILABLE. */
export const readyz = endpoint('GET', '/readyz', { response: z.object({ ok: z.literal(true) }) });
