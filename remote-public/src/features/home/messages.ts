import { brand } from '@camp/shell-api';
import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    pageTitle: 'Camping in British Columbia',
    description:
      'A camping site for British Columbia: private and provincial campgrounds shown in photos, videos, drone footage and walk-through tours, and told by the people who have pitched a tent there.',
    place: brand.location,
    welcome: `Welcome to ${brand.name}`,
    lead: 'A campfire for everyone who sleeps better outdoors. Find your next site from people who have pitched a tent on it.',
    explore: 'Explore the regions',
    about: 'Who we are',
  },
  fr: {
    pageTitle: 'Le camping en Colombie-Britannique',
    description:
      'Un site de camping pour la Colombie-Britannique : campings privés et provinciaux en photos, vidéos, images de drone et visites guidées à pied, racontés par ceux qui y ont planté leur tente.',
    place: 'Colombie-Britannique, Canada',
    welcome: `Bienvenue chez ${brand.name}`,
    lead: 'Un feu de camp pour tous ceux qui dorment mieux dehors. Trouvez votre prochain emplacement grâce à des gens qui y ont planté leur tente.',
    explore: 'Explorer les régions',
    about: 'Qui nous sommes',
  },
});
