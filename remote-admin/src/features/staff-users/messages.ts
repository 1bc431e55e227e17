import { defineMessages } from '@camp/ui/i18n/define-messages';

interface Range {
  first: string;
  last: string;
  total: string;
  isOne: boolean;
}

export const messages = defineMessages({
  en: {
    admin: {
      title: 'Users',
      lead: 'Every account on the site: find it, see how it stands, act on it.',
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
    roles: {
      member: 'Member',
      subscriber: 'Subscriber',
      mod: 'Moderator',
      admin_jr: 'Junior admin',
      admin: 'Admin',
    },
    choices: {
      anyRole: 'Any role',
      everyone: 'Everyone',
      subscribers: 'Subscribers',
      unsubscribed: 'Not subscribed',
      verified: 'Verified',
      unverified: 'Not verified',
    },
    yes: 'Yes',
    no: 'No',
    list: 'Users',
    loading: 'Loading…',
    none: '0 users',
    showing: ({ first, last, total, isOne }: Range) =>
      `Showing ${first}–${last} of ${total} ${isOne ? 'user' : 'users'}`,
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
    roles: {
      member: 'Membre',
      subscriber: 'Abonné',
      mod: 'Modérateur',
      admin_jr: 'Admin adjoint',
      admin: 'Admin',
    },
    choices: {
      anyRole: 'Tous les rôles',
      everyone: 'Tous',
      subscribers: 'Avec abonnement',
      unsubscribed: 'Sans abonnement',
      verified: 'Vérifiés',
      unverified: 'Non vérifiés',
    },
    yes: 'Oui',
    no: 'Non',
    list: 'Comptes',
    loading: 'Chargement…',
    none: '0 compte',
    showing: ({ first, last, total, isOne }) =>
      `Affichage de ${first} à ${last} sur ${total} ${isOne ? 'compte' : 'comptes'}`,
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
