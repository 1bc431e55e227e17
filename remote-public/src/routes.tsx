import type { RemotePage } from '@camp/shell-api';
import type { PageName } from './manifest.ts';

/** One lazy page for each page name of the manifest; its chunk has the same name. */
export const pages: Record<PageName, () => Promise<RemotePage>> = {
  home: () => import(/* webpackChunkName: "home" */ './features/home/HomePage.tsx'),
  about: () => import(/* webpackChunkName: "about" */ './features/about/AboutPage.tsx'),
  store: () => import(/* webpackChunkName: "store" */ './features/store/StorePage.tsx'),
  regions: () => import(/* webpackChunkName: "regions" */ './features/regions/RegionsPage.tsx'),
  contact: () => import(/* webpackChunkName: "contact" */ './features/contact/ContactPage.tsx'),
  privacy: () => import(/* webpackChunkName: "privacy" */ './features/policies/PrivacyPage.tsx'),
  terms: () => import(/* webpackChunkName: "terms" */ './features/policies/TermsPage.tsx'),
  rules: () => import(/* webpackChunkName: "rules" */ './features/policies/RulesPage.tsx'),
  'british-columbia': () =>
    import(
      /* webpackChunkName: "british-columbia" */ './features/british-columbia/BritishColumbiaPage.tsx'
    ),
  social: () =>
    import(/* webpackChunkName: "social" */ './features/british-columbia/SocialPage.tsx'),
  services: () => import(/* webpackChunkName: "services" */ './features/services/ServicesPage.tsx'),
  alerts: () => import(/* webpackChunkName: "alerts" */ './features/alerts/AlertsPage.tsx'),
  profile: () => import(/* webpackChunkName: "profile" */ './features/profile/ProfilePage.tsx'),
  'not-found': () =>
    import(/* webpackChunkName: "not-found" */ './features/not-found/NotFoundPage.tsx'),
};
