import { defineMessages } from '@camp/ui/i18n/define-messages';

/** The texts of the contact page, except the regions' names. */
export const messages = defineMessages({
  en: {
    title: 'Contact',
    lead: 'A person reads every message. Pick the right inbox and you’ll hear back sooner.',
    description:
      'How to write to CampBC: general questions, advertising, merchandise support, and the mailbox of each region.',
    general: {
      title: 'General',
      text: 'Questions, corrections, a campground we should know about: everything starts here.',
    },
    advertising: {
      title: 'Advertising',
      text: 'Show campers your campground, your gear or your guided trip.',
      label: 'Advertising region',
      choices: { general: 'General', britishColumbia: 'British Columbia' },
    },
    merchandise: {
      title: 'Merchandise support',
      text: 'An order, a size, a return: have your order number at hand.',
    },
    regions: {
      title: 'By region',
      emailUs: 'E-mail Us →',
      underDevelopment: 'Under Development',
      open: 'The team that knows the ground.',
      notYet: 'The other regions have no team yet. Until they do, write to the general mailbox:',
    },
  },
  fr: {
    title: 'Nous joindre',
    lead: 'Une vraie personne lit chaque courriel. Choisissez la bonne adresse, et vous aurez une réponse plus vite.',
    description:
      'Comment écrire à CampBC\u00A0: questions générales, publicité, aide pour la boutique et adresse de chaque région.',
    general: {
      title: 'Général',
      text: 'Une question, une correction, un camping à nous faire connaître\u00A0: tout commence ici.',
    },
    advertising: {
      title: 'Publicité',
      text: 'Faites connaître aux campeurs votre camping, votre matériel ou vos sorties guidées.',
      label: 'Région de la publicité',
      choices: { general: 'Général', britishColumbia: 'Colombie-Britannique' },
    },
    merchandise: {
      title: 'Aide pour la boutique',
      text: 'Une commande, une taille, un retour\u00A0: gardez votre numéro de commande à portée de main.',
    },
    regions: {
      title: 'Par région',
      emailUs: 'Écrivez-nous →',
      underDevelopment: 'En préparation',
      open: 'L’équipe qui connaît le terrain.',
      notYet:
        'Les autres régions n’ont pas encore d’équipe. D’ici là, écrivez à l’adresse générale\u00A0:',
    },
  },
});
