import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Billing',
    lead: 'How card payments are doing, and the latest checkouts.',
    provider: 'Payment provider',
    loading: 'Loading…',
    noData: 'No data',
    refresh: 'Refresh',
    refreshing: 'Refreshing…',
    answersIn: (duration: string) =>
      `Payments are set up, and the provider answers in ${duration}.`,
    failing: 'Payments are set up, but the provider does not answer as it should.',
    modes: {
      test: { name: 'Test mode', meaning: 'No real money moves.' },
      live: { name: 'Live mode', meaning: 'Real cards are charged.' },
    },
    setUp: {
      missing: 'Payments are not set up yet.',
      how: 'To set them up, give the API these environment variables:',
      key: '— the secret key of your Stripe account, from its dashboard under Developers.',
      base: '— only to reach Stripe by another address, for instance a stand-in while testing.',
      restart: 'Restart the API, then come back here.',
    },
    recent: 'Recent Checkout Sessions',
    copyId: 'Copy ID',
    columns: { id: 'ID', mode: 'Mode', total: 'Total', status: 'Status', created: 'Created' },
    modeNames: { payment: 'Payment', subscription: 'Subscription', setup: 'Setup' },
    statusNames: { open: 'Open', complete: 'Complete', expired: 'Expired' },
    empty: 'No recent sessions',
    emptyText: 'A checkout appears here as soon as somebody opens one.',
    showing: (count: number) =>
      count === 1 ? 'Showing last 1 session.' : `Showing last ${count} sessions.`,
  },
  fr: {
    title: 'Facturation',
    lead: 'L’état des paiements par carte et les derniers passages à la caisse.',
    provider: 'Fournisseur de paiement',
    loading: 'Chargement…',
    noData: 'Aucune donnée',
    refresh: 'Actualiser',
    refreshing: 'Actualisation…',
    answersIn: (duration) =>
      `Les paiements sont configurés et le fournisseur répond en ${duration}.`,
    failing:
      'Les paiements sont configurés, mais le fournisseur ne répond pas comme il le devrait.',
    modes: {
      test: { name: 'Mode test', meaning: 'Aucun argent réel ne circule.' },
      live: { name: 'Mode réel', meaning: 'De vraies cartes sont débitées.' },
    },
    setUp: {
      missing: 'Les paiements ne sont pas encore configurés.',
      how: 'Pour les configurer, donnez ces variables d’environnement à l’API :',
      key: '— la clé secrète de votre compte Stripe, dans son tableau de bord, sous Développeurs.',
      base: '— seulement pour joindre Stripe à une autre adresse, par exemple un substitut pendant les tests.',
      restart: 'Redémarrez l’API, puis revenez ici.',
    },
    recent: 'Passages récents à la caisse',
    copyId: 'Copier l’ID',
    columns: { id: 'ID', mode: 'Mode', total: 'Total', status: 'État', created: 'Création' },
    modeNames: { payment: 'Paiement', subscription: 'Abonnement', setup: 'Configuration' },
    statusNames: { open: 'En cours', complete: 'Terminé', expired: 'Expiré' },
    empty: 'Aucun passage récent à la caisse',
    emptyText: 'Chaque passage à la caisse s’affiche ici dès que quelqu’un l’entame.',
    showing: (count) =>
      count === 1 ? 'Affichage du dernier passage.' : `Affichage des ${count} derniers passages.`,
  },
});
