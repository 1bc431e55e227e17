import { defineMessages } from '@camp/ui/i18n/define-messages';

/** Texts of the page of one place. */
export const placeMessages = defineMessages({
  en: {
    title: 'Place',
    loading: 'Loading…',
    loadFailed: 'The place could not be loaded',
    tryAgain: 'Please try again in a moment.',
    outage:
      'Our servers are not answering. We try again every few seconds, and the place comes by itself.',
    notFound: {
      title: 'No such place',
      text: 'The address may have a typo in it.',
      back: 'All places',
    },
    publicPage: 'Public page',
    inAudit: 'In the audit log',
    facts: 'Facts',
    amenities: 'Amenities',
    visibility: {
      title: 'Visibility',
      shown: 'Visitors see this place.',
      goneSince: (day: string) =>
        `The source no longer has this place since ${day}: it has left the lists and keeps its page.`,
      hidden: 'Hidden: to visitors it is as if this place were not there.',
      gone: (id: number) => `User ${id}, who is gone`,
      hide: {
        open: 'Hide',
        title: 'Hide place',
        question: (name: string) =>
          `Hide ${name}? It leaves lists, map and data, and its page is not found.`,
        pending: 'Hiding…',
        done: (name: string) => `${name} is hidden.`,
        failed: 'The place could not be hidden.',
      },
      show: {
        open: 'Show again',
        title: 'Show place again',
        question: (name: string) => `Show ${name} to visitors again?`,
        pending: 'Showing…',
        done: (name: string) => `${name} is shown again.`,
        failed: 'The place could not be shown again.',
      },
    },
  },
  fr: {
    title: 'Lieu',
    loading: 'Chargement…',
    loadFailed: 'Impossible de charger le lieu',
    tryAgain: 'Veuillez réessayer dans un moment.',
    outage:
      'Nos serveurs ne répondent pas. Nous réessayons toutes les quelques secondes, et le lieu s’affichera de lui-même.',
    notFound: {
      title: 'Ce lieu n’existe pas',
      text: 'L’adresse contient peut-être une coquille.',
      back: 'Tous les lieux',
    },
    publicPage: 'Page publique',
    inAudit: 'Dans le journal d’audit',
    facts: 'Faits',
    amenities: 'Services',
    visibility: {
      title: 'Visibilité',
      shown: 'Les visiteurs voient ce lieu.',
      goneSince: (day) =>
        `La source n’a plus ce lieu depuis le ${day} : il a quitté les listes et garde sa page.`,
      hidden: 'Masqué : pour les visiteurs, c’est comme si ce lieu n’existait pas.',
      gone: (id) => `Le compte ${id}, qui n’existe plus`,
      hide: {
        open: 'Masquer',
        title: 'Masquer le lieu',
        question: (name) =>
          `Masquer ${name} ? Il quitte les listes, la carte et les données, et sa page est introuvable.`,
        pending: 'Masquage…',
        done: (name) => `${name} est masqué.`,
        failed: 'Le lieu n’a pas pu être masqué.',
      },
      show: {
        open: 'Afficher de nouveau',
        title: 'Afficher le lieu de nouveau',
        question: (name) => `Montrer de nouveau ${name} aux visiteurs ?`,
        pending: 'Affichage…',
        done: (name) => `${name} est de nouveau affiché.`,
        failed: 'Le lieu n’a pas pu être affiché de nouveau.',
      },
    },
  },
});
