import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Admin Dashboard',
    lead: 'Everything that keeps the campsite running.',
    cards: {
      users: {
        title: 'Users',
        text: 'Find people and look after their roles, subscriptions, verification and second factor.',
        action: 'Open users',
      },
      audit: {
        title: 'Audit',
        text: 'Who did what, when and from where; proof that nobody has altered the log.',
        action: 'Open audit',
      },
      billing: {
        title: 'Billing',
        text: 'Whether card payments work, and the checkouts that were started last.',
        action: 'Open billing',
      },
      health: {
        title: 'Health',
        text: 'What runs, what does not, how fast the database answers, and what to do about it.',
        action: 'Open health',
      },
      email: {
        title: 'Email',
        text: 'Mail that waits, was sent or did not get through; send it again.',
        action: 'Open email',
      },
      releases: {
        title: 'Releases',
        text: 'Which version of each part is live, since when, and who put it there.',
        action: 'Open releases',
      },
    },
  },
  fr: {
    title: 'Administration',
    lead: 'Tout ce qui fait tourner le camp.',
    cards: {
      users: {
        title: 'Comptes',
        text: 'Trouver quelqu’un et gérer son rôle, son abonnement, sa vérification et son second facteur.',
        action: 'Ouvrir les comptes',
      },
      audit: {
        title: 'Journal d’audit',
        text: 'Qui a fait quoi, quand et d’où ; la preuve que personne n’a retouché le journal.',
        action: 'Ouvrir le journal',
      },
      billing: {
        title: 'Facturation',
        text: 'Si les paiements par carte fonctionnent, et les derniers passages à la caisse.',
        action: 'Ouvrir la facturation',
      },
      health: {
        title: 'État du système',
        text: 'Ce qui marche, ce qui ne marche pas, la vitesse de la base de données, et quoi faire.',
        action: 'Ouvrir l’état du système',
      },
      email: {
        title: 'Courriels',
        text: 'Les courriels en attente, envoyés ou restés en chemin ; les renvoyer.',
        action: 'Ouvrir les courriels',
      },
      releases: {
        title: 'Versions',
        text: 'Quelle version de chaque partie est en ligne, depuis quand, et qui l’y a mise.',
        action: 'Ouvrir les versions',
      },
    },
  },
});
