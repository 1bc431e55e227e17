import { staffTools } from '@camp/contracts/site/slots';
import type { ShellManifest } from '@camp/release/document/manifest';

/** The shell's declaration about itself; published with each of its releases. */
export const manifest = {
  linksTo: [
    '/',
    '/login',
    '/privacy',
    '/terms',
    '/rules',
    /* Targets of links in mails. */
    '/verify-email',
    '/reset-password',
    '/2fa/removal',
    '/forgot-password',
    '/settings',
    '/admin/email',
    /* From the panel that says what drew what. */
    '/admin/releases',
  ],
  slots: [staffTools],
} as const satisfies ShellManifest;
