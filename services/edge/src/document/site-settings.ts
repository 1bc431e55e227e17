import type { SiteSettings } from '@camp/contracts/site-settings';
import type { Request } from 'express';
import type { Env } from '#env.ts';

/** The settings that pages need. */
export function settingsFor(env: Env, request: Request): SiteSettings {
  const { STORE_ID, STORE_SCRIPT_URL, ANALYTICS_ID, ANALYTICS_SCRIPT_URL } = env;
  return {
    origin: originOf(env, request),
    store: STORE_ID ? { id: STORE_ID, scriptUrl: STORE_SCRIPT_URL } : null,
    analytics: ANALYTICS_ID ? { id: ANALYTICS_ID, scriptUrl: ANALYTICS_SCRIPT_URL } : null,
  };
}

/** The site's origin: as configured, or else as the visitor reached it. */
export function originOf({ PUBLIC_URL }: Env, request: Request): string {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  return `http://${request.headers.host ?? 'localhost'}`;
}
