import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'My Hub',
    description: 'Your own start page on CampBC: profile, settings and public page.',
    greeting: (name: string) => `Good to see you, ${name}.`,
    logout: 'Logout',
    rank: { Admin: 'Admin', Moderator: 'Moderator', Subscriber: 'Subscriber', Member: 'Member' },
    account: {
      title: 'Your account',
      username: 'Username',
      email: 'Email',
      since: 'Member since',
    },
    cards: {
      profile: {
        title: 'Profile',
        text: 'Your name, picture, place and story, as other campers see them.',
        action: 'Edit your profile',
      },
      settings: {
        title: 'Settings',
        text: 'Password, two-factor authentication, passkeys, devices and your data.',
        action: 'Open settings',
      },
      publicProfile: {
        title: 'Public profile',
        text: 'What anybody sees of you. Your email and real name are not on it.',
        action: 'View your public profile',
      },
      admin: {
        title: 'Admin Dashboard',
        text: 'Look after members and the site.',
        action: 'Open the dashboard',
      },
    },
  },
  fr: {
    title: 'Mon espace',
    description: 'Votre page d’accueil sur CampBC : profil, paramètres et page publique.',
    greeting: (name) => `Bon retour parmi nous, ${name}.`,
    logout: 'Déconnexion',
    rank: {
      Admin: 'Administration',
      Moderator: 'Modération',
      Subscriber: 'Abonné',
      Member: 'Membre',
    },
    account: {
      title: 'Votre compte',
      username: 'Nom d’utilisateur',
      email: 'Courriel',
      since: 'Membre depuis',
    },
    cards: {
      profile: {
        title: 'Profil',
        text: 'Votre nom, votre photo, votre coin de pays et votre histoire, tels que les autres campeurs les voient.',
        action: 'Modifier votre profil',
      },
      settings: {
        title: 'Paramètres',
        text: 'Mot de passe, authentification à deux facteurs, clés d’accès, appareils et données.',
        action: 'Ouvrir les paramètres',
      },
      publicProfile: {
        title: 'Profil public',
        text: 'Ce que tout le monde voit de vous. Ni votre courriel ni votre vrai nom n’y figurent.',
        action: 'Voir votre profil public',
      },
      admin: {
        title: 'Tableau de bord administratif',
        text: 'Prendre soin des membres et du site.',
        action: 'Ouvrir le tableau de bord',
      },
    },
  },
});
