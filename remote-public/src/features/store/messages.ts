import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Store',
    lead: 'CampBC merchandise and memberships. What you buy here helps pay for the next campground visit.',
    description:
      'Buy CampBC merchandise and memberships online, and help bring back photos, videos and tours of British Columbia’s campgrounds.',
    note: 'If the store does not load, refresh the page.',
    products: 'Products',
    loading: 'Opening the store',
    needsJavaScript:
      'The store needs JavaScript: switch it on in your browser and refresh the page.',
    overdue: {
      title: 'The store did not load',
      advice: 'Please refresh the page, or try again here.',
    },
    closed: {
      title: 'The store is not open yet',
      text: 'We are still stocking the shelves. Ask us about merchandise or memberships and we will tell you what is coming.',
      write: 'Email the store',
    },
  },
  fr: {
    title: 'Boutique',
    lead: 'Les articles et les adhésions de CampBC. Vos achats nous aident à financer la prochaine visite d’un terrain de camping.',
    description:
      'Achetez en ligne les articles et les adhésions de CampBC, et aidez-nous à rapporter photos, vidéos et visites des campings de la Colombie-Britannique.',
    note: 'Si la boutique ne s’affiche pas, actualisez la page.',
    products: 'Produits',
    loading: 'Ouverture de la boutique',
    needsJavaScript:
      'La boutique a besoin de JavaScript : activez-le dans votre navigateur et actualisez la page.',
    overdue: {
      title: 'La boutique ne s’est pas affichée',
      advice: 'Veuillez actualiser la page ou réessayer ici.',
    },
    closed: {
      title: 'La boutique n’est pas encore ouverte',
      text: 'Nous garnissons encore les tablettes. Posez-nous vos questions sur les articles ou les adhésions, et nous vous dirons ce qui s’en vient.',
      write: 'Écrire à la boutique',
    },
  },
});
