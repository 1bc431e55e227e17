import type { Abuse } from './abuse.ts';
import { crossSite } from './cross-site.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sessions } from './sessions.ts';

/** Attempts against the API in both ways to run it, described in docs/security.md. */
export const everyAbuse: Abuse[] = [...crossSite, ...fields, ...sessions, ...messages];
