import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    description: (name: string) => `The public profile of ${name} on CampBC.`,
    loading: 'Loading profile…',
    about: 'About',
    noBio: (name: string) => `${name} has not written anything here yet.`,
    location: 'Location',
    joined: 'Joined',
    failed: 'Failed to load the profile',
    outage:
      'Our servers are not answering. We try again every few seconds, and the profile comes by itself.',
    tryAgain: 'Please try again in a moment.',
  },
  fr: {
    description: (name) => `Le profil public de ${name} sur CampBC.`,
    loading: 'Chargement du profil…',
    about: 'À propos',
    noBio: (name) => `${name} n’a encore rien écrit ici.`,
    location: 'Lieu',
    joined: 'Membre depuis',
    failed: 'Impossible de charger le profil',
    outage:
      'Nos serveurs ne répondent pas. Nous réessayons toutes les quelques secondes, et le profil s’affichera de lui-même.',
    tryAgain: 'Veuillez réessayer dans un moment.',
  },
});
