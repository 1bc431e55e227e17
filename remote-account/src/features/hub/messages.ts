import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'My Hub',
    description: 'Your own start page on CampBC: profile, settings and public page.',
    greeting: (name: string) => `Good to see you, ${name}.`,
    logout: 'Logout',
    rank: { Admin: 'Admin', Moderator: 'Moderator', Subscriber: 'Subscriber', Member: 'Member' },
    since: (month: string) => `Member since ${month}`,
    account: {
      title: 'Your account',
      email: 'Email',
      verified: 'verified',
      twoFactor: 'Two-factor',
      on: 'On',
      off: 'Off',
      passkeys: 'Passkeys',
      devices: 'Devices',
    },
    savedPlaces: {
      title: 'Saved places',
      own: 'Saved places',
      count: (places: number) => (places === 1 ? '1 place' : `${places} places`),
      all: 'All your lists',
      none: 'You have saved no campground yet.',
      browse: 'Find one to save',
    },
    whatIsOn: {
      title: 'What’s on',
      alerts: { label: 'Emergencies & Alerts', text: 'Fires, roads, air and weather' },
      group: { label: 'Social group', text: 'Campers talking right now' },
      plans: { label: 'What we are planning', text: 'Reviews, itineraries, chat' },
    },
    cards: {
      profile: {
        text: 'Your name, picture, place and story, as other campers see them.',
        action: 'Edit your profile',
      },
      settings: {
        text: 'Password, two-factor authentication, passkeys, devices and your data.',
        action: 'Open settings',
      },
      publicProfile: {
        text: 'What anybody sees of you. Your email and real name are not on it.',
        action: 'View your public profile',
      },
      admin: {
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
    since: (month) => `Membre depuis ${month}`,
    account: {
      title: 'Votre compte',
      email: 'Courriel',
      verified: 'confirmé',
      twoFactor: 'Deux facteurs',
      on: 'Activés',
      off: 'Désactivés',
      passkeys: 'Clés d’accès',
      devices: 'Appareils',
    },
    savedPlaces: {
      title: 'Lieux enregistrés',
      own: 'Lieux enregistrés',
      count: (places) => (places < 2 ? `${places} lieu` : `${places} lieux`),
      all: 'Toutes vos listes',
      none: 'Vous n’avez encore enregistré aucun camping.',
      browse: 'En trouver un à enregistrer',
    },
    whatIsOn: {
      title: 'En ce moment',
      alerts: { label: 'Urgences et alertes', text: 'Feux, routes, air et météo' },
      group: { label: 'Notre groupe', text: 'Des campeurs en pleine conversation' },
      plans: { label: 'Ce que nous préparons', text: 'Avis, itinéraires, clavardage' },
    },
    cards: {
      profile: {
        text: 'Votre nom, votre photo, votre coin de pays et votre histoire, tels que les autres campeurs les voient.',
        action: 'Modifier votre profil',
      },
      settings: {
        text: 'Mot de passe, authentification à deux facteurs, clés d’accès, appareils et données.',
        action: 'Ouvrir les paramètres',
      },
      publicProfile: {
        text: 'Ce que tout le monde voit de vous. Ni votre courriel ni votre vrai nom n’y figurent.',
        action: 'Voir votre profil public',
      },
      admin: {
        text: 'Prendre soin des membres et du site.',
        action: 'Ouvrir le tableau de bord',
      },
    },
  },
});
