import type { RemotePage } from '@camp/shell-api';
import type { PageName } from './manifest.ts';

/** One lazy page for each page name of the manifest; its chunk has the same name. */
export const pages: Record<PageName, () => Promise<RemotePage>> = {
  login: () => import(/* webpackChunkName: "login" */ './features/login/LoginPage.tsx'),
  register: () => import(/* webpackChunkName: "register" */ './features/register/RegisterPage.tsx'),
  'verify-email': () =>
    import(/* webpackChunkName: "verify-email" */ './features/verify-email/VerifyEmailPage.tsx'),
  challenge: () =>
    import(/* webpackChunkName: "challenge" */ './features/challenge/ChallengePage.tsx'),
  enroll: () => import(/* webpackChunkName: "enroll" */ './features/enroll/EnrollPage.tsx'),
  removal: () => import(/* webpackChunkName: "removal" */ './features/removal/RemovalPage.tsx'),
  'forgot-password': () =>
    import(
      /* webpackChunkName: "forgot-password" */ './features/forgot-password/ForgotPasswordPage.tsx'
    ),
  'reset-password': () =>
    import(
      /* webpackChunkName: "reset-password" */ './features/reset-password/ResetPasswordPage.tsx'
    ),
  hub: () => import(/* webpackChunkName: "hub" */ './features/hub/HubPage.tsx'),
  profile: () => import(/* webpackChunkName: "profile" */ './features/profile/ProfilePage.tsx'),
  settings: () => import(/* webpackChunkName: "settings" */ './features/settings/SettingsPage.tsx'),
};
