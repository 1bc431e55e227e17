import { defineMessages } from '@camp/ui/i18n/define-messages';

interface Range {
  /** Places of the first and last row shown; null where all that match are shown. */
  shown: { first: string; last: string; isFromEnd?: boolean } | null;
  total: string;
  /** The number of people before search and filters; null without either. */
  all: string | null;
  isOne: boolean;
}

const ranks = {
  en: { member: 'Member', subscriber: 'Subscriber', mod: 'Moderator', admin: 'Admin' },
  fr: { member: 'Membre', subscriber: 'Abonné', mod: 'Modérateur', admin: 'Admin' },
};

export const messages = defineMessages({
  en: {
    admin: {
      title: 'Users',
      lead: 'Find, check and manage accounts.',
      forbidden: 'Admins only.',
    },
    moderator: {
      title: 'Moderator Dashboard',
      lead: 'Check addresses and look after subscriptions. You act on accounts whose role is below yours.',
      forbidden: 'You must be a moderator or admin to view this page.',
    },
    search: { label: 'Search users', placeholder: 'Search users…' },
    columns: {
      id: 'ID',
      user: 'User',
      email: 'Email',
      role: 'Role',
      subscriber: 'Subscriber',
      verified: 'Verified',
      joined: 'Joined',
      lastLogin: 'Last login',
      actions: 'Actions',
    },
    /* Names of roles (docs/specification.md#people-and-roles); colours distinguish the two kinds of admin. */
    roles: { ...ranks.en, admin_jr: ranks.en.admin },
    /* For choosing a role, and for a change from one role to another. */
    roleChoices: { ...ranks.en, admin_jr: 'Junior admin' },
    choices: {
      anyRole: 'Any role',
      everyone: 'Everyone',
      subscribers: 'Subscribers',
      unsubscribed: 'Not subscribed',
      verified: 'Verified',
      unverified: 'Not verified',
    },
    segments: { joined: 'New', staff: 'Staff', suspended: 'Suspended' },
    figures: {
      total: ({ number, isOne }: { number: string; isOne: boolean }) =>
        `${number} ${isOne ? 'person' : 'people'}`,
      fresh: (number: string) => `${number} new this week`,
      unverified: (number: string) => `${number} unverified`,
    },
    toList: 'Skip to the first row',
    sort: 'Sort',
    view: {
      open: 'View',
      density: 'Rows',
      comfortable: 'Comfortable',
      compact: 'Compact',
      pageSize: 'Rows on a page',
    },
    yes: 'Yes',
    no: 'No',
    list: 'Users',
    loading: 'Loading…',
    none: '0 users',
    showing: ({ shown, total, all, isOne }: Range) => {
      const users = isOne ? 'user' : 'users';
      if (shown === null) return all === null ? `${total} ${users}` : `${total} of ${all} users`;
      const places = `${shown.first}–${shown.last}${shown.isFromEnd ? ' from the end' : ''}`;
      const range = `${places} of ${total} ${users}`;
      return all === null ? range : `${range}, ${all} in all`;
    },
    atLeast: (number: string) => `${number}+`,
    countAll: 'Count all',
    counting: 'Counting…',
    countFailed: 'Could not count',
    exportCsv: 'Export CSV',
    exportFailed: 'Could not export the list',
    select: (name: string) => `Select ${name}`,
    selectAll: 'Select all shown',
    pages: {
      name: 'Pages',
      first: 'First',
      previous: 'Previous',
      next: 'Next',
      last: 'Last',
    },
    empty: {
      title: 'No users',
      nobodyYet: 'Nobody has registered yet.',
      nobodyFits: 'Nobody matches this search and these filters.',
      clear: 'Clear search and filters',
      pageGone: 'Nobody is left on this page of the list.',
      firstPage: 'Go to the first page',
    },
    failed: {
      title: 'Failed to load users',
      tryAgain: 'Nothing has been changed. Please try again.',
      outage:
        'Our servers are not answering. We try again every few seconds, and the list comes back by itself.',
    },
  },
  fr: {
    admin: {
      title: 'Comptes',
      lead: 'Tous les comptes du site : les trouver, voir où ils en sont, agir.',
      forbidden: 'Réservé à l’administration.',
    },
    moderator: {
      title: 'Modération',
      lead: 'Vérifiez les adresses et gérez les abonnements. Vous agissez sur les comptes dont le rôle est inférieur au vôtre.',
      forbidden:
        'Il faut faire partie de la modération ou de l’administration pour voir cette page.',
    },
    search: { label: 'Rechercher un compte', placeholder: 'Rechercher un compte…' },
    columns: {
      id: 'N°',
      user: 'Compte',
      email: 'Courriel',
      role: 'Rôle',
      subscriber: 'Abonnement',
      verified: 'Vérifié',
      joined: 'Inscription',
      lastLogin: 'Dernière connexion',
      actions: 'Actions',
    },
    roles: { ...ranks.fr, admin_jr: ranks.fr.admin },
    roleChoices: { ...ranks.fr, admin_jr: 'Admin adjoint' },
    choices: {
      anyRole: 'Tous les rôles',
      everyone: 'Tous',
      subscribers: 'Avec abonnement',
      unsubscribed: 'Sans abonnement',
      verified: 'Vérifiés',
      unverified: 'Non vérifiés',
    },
    segments: { joined: 'Nouveaux', staff: 'Équipe', suspended: 'Suspendus' },
    figures: {
      total: ({ number, isOne }) => `${number} ${isOne ? 'personne' : 'personnes'}`,
      fresh: (number) => `${number} cette semaine`,
      unverified: (number) => `${number} à vérifier`,
    },
    toList: 'Aller à la première ligne',
    sort: 'Trier',
    view: {
      open: 'Affichage',
      density: 'Lignes',
      comfortable: 'Confortables',
      compact: 'Serrées',
      pageSize: 'Lignes par page',
    },
    yes: 'Oui',
    no: 'Non',
    list: 'Comptes',
    loading: 'Chargement…',
    none: '0 compte',
    showing: ({ shown, total, all, isOne }) => {
      const accounts = isOne ? 'compte' : 'comptes';
      if (shown === null) {
        return all === null ? `${total} ${accounts}` : `${total} sur ${all} comptes`;
      }
      const places = `${shown.first} à ${shown.last}${shown.isFromEnd ? ' en partant de la fin,' : ''}`;
      const range = `${places} sur ${total} ${accounts}`;
      return all === null ? range : `${range}, ${all} en tout`;
    },
    atLeast: (number) => `plus de ${number}`,
    countAll: 'Tout compter',
    counting: 'Décompte…',
    countFailed: 'Le décompte a échoué',
    exportCsv: 'Exporter en CSV',
    exportFailed: 'Impossible d’exporter la liste',
    select: (name) => `Sélectionner ${name}`,
    selectAll: 'Sélectionner tout l’affichage',
    pages: {
      name: 'Pages',
      first: 'Première',
      previous: 'Précédente',
      next: 'Suivante',
      last: 'Dernière',
    },
    empty: {
      title: 'Aucun compte',
      nobodyYet: 'Personne ne s’est encore inscrit.',
      nobodyFits: 'Aucun compte ne correspond à cette recherche et à ces filtres.',
      clear: 'Effacer la recherche et les filtres',
      pageGone: 'Il ne reste aucun compte sur cette page de la liste.',
      firstPage: 'Aller à la première page',
    },
    failed: {
      title: 'Les comptes n’ont pas pu être chargés',
      tryAgain: 'Rien n’a été modifié. Veuillez réessayer.',
      outage:
        'Nos serveurs ne répondent pas. Nous réessayons toutes les quelques secondes, et la liste revient d’elle-même.',
    },
  },
});
