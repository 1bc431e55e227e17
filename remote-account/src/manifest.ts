import { hubCards } from '@camp/contracts/site/slots';
import type { RemoteManifest } from '@camp/release/document/manifest';

import { messages as forgotPassword } from './features/forgot-password/messages.ts';
import { messages as hub } from './features/hub/messages.ts';
import { messages as login } from './features/login/messages.ts';
import { messages as profile } from './features/profile/messages.ts';
import { messages as register } from './features/register/messages.ts';
import { messages as resetPassword } from './features/reset-password/messages.ts';
import { messages as settings } from './features/settings/messages.ts';
import { messages as verifyEmail } from './features/verify-email/messages.ts';
import { journeys } from './smoke.ts';
import { messages as challenge } from './features/challenge/messages.ts';
import { messages as enroll } from './features/enroll/messages.ts';
import { messages as removal } from './features/removal/messages.ts';

interface Texts {
  title: string;
  /** Absent if the lead serves as the description. */
  description?: string;
  lead?: string;
}

/** Returns the document's title and description, with the same texts as the page. */
function headOf({ en, fr }: { en: Texts; fr: Texts }) {
  const head = ({ title, description, lead = '' }: Texts) => ({
    title,
    description: description ?? lead,
  });
  return { en: head(en), fr: head(fr) };
}

/** The declaration of this remote, published with each of its builds. */
export const manifest = {
  contract: 1,
  area: { en: 'account area', fr: 'pages du compte' },
  routes: [
    { path: '/login', page: 'login', head: headOf(login), access: 'anyone', prerender: true },
    {
      path: '/register',
      page: 'register',
      head: headOf(register),
      access: 'anyone',
      prerender: true,
    },
    { path: '/verify-email', page: 'verify-email', head: headOf(verifyEmail), access: 'anyone' },
    { path: '/2fa/challenge', page: 'challenge', head: headOf(challenge), access: 'anyone' },
    { path: '/2fa/enroll', page: 'enroll', head: headOf(enroll), access: 'anyone' },
    {
      path: '/2fa/removal',
      page: 'removal',
      head: headOf(removal),
      access: 'anyone',
      unlisted: true,
    },
    {
      path: '/forgot-password',
      page: 'forgot-password',
      head: headOf(forgotPassword),
      access: 'anyone',
      prerender: true,
    },
    {
      path: '/reset-password',
      page: 'reset-password',
      head: headOf(resetPassword),
      access: 'anyone',
    },
    { path: '/hub', page: 'hub', head: headOf(hub), access: 'signed-in' },
    { path: '/profile', page: 'profile', head: headOf(profile), access: 'signed-in' },
    { path: '/settings', page: 'settings', head: headOf(settings), access: 'signed-in' },
  ],
  redirects: [
    { from: '/verify', to: '/verify-email' },
    { from: '/entroll2fa', to: '/2fa/enroll' },
    { from: '/account', to: '/hub' },
    { from: '/dashboard', to: '/hub' },
  ],
  navigation: [
    {
      to: '/hub',
      label: { en: 'My Hub', fr: 'Mon espace' },
      place: 'account',
      access: 'signed-in',
      order: 30,
    },
    {
      to: '/profile',
      label: { en: 'Profile', fr: 'Profil' },
      place: 'account',
      access: 'signed-in',
      order: 40,
    },
    {
      to: '/settings',
      label: { en: 'Settings', fr: 'Paramètres' },
      place: 'account',
      access: 'signed-in',
      order: 50,
    },
  ],
  cards: [
    {
      to: '/register',
      title: { en: 'Accounts', fr: 'Comptes' },
      text: { en: 'Your own hub and profile.', fr: 'Votre espace, votre profil.' },
      sign: 'M12 4a4 4 0 1 0 .1 0M4 20c1-8 15-8 16 0',
      order: 40,
    },
  ],
  slots: [hubCards],
  journeys,
  linksTo: [
    '/',
    '/about',
    '/admin',
    '/campgrounds',
    '/regions/british-columbia/bc_emergency_alerts',
    '/regions/british-columbia/social',
    '/rules',
    '/terms',
  ],
} as const satisfies RemoteManifest;

export type PageName = (typeof manifest.routes)[number]['page'];
