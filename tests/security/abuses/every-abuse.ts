import type { Abuse } from './abuse.ts';
import { crossSite } from './cross-site.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sessions } from './sessions.ts';

/** What is tried at the API in both ways to run, and told in docs/security.md. */
export const everyAbuse: Abuse[] = [...crossSite, ...fields, ...sessions, ...messages];
