import type { ShellManifest } from '@camp/release/document/manifest';

/** What the shell declares about itself; published with each of its releases. */
export const manifest = {
  linksTo: [
    '/',
    '/login',
    /* Targets of links in mails. */
    '/verify-email',
    '/reset-password',
    '/2fa/removal',
    '/forgot-password',
    '/settings',
    '/admin/email',
  ],
} as const satisfies ShellManifest;
