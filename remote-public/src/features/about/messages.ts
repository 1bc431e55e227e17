import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'About',
    lead: 'Who we are, why we start in British Columbia, and what we promise along the way.',
    description:
      'CampBC is being built by campers in Surrey, British Columbia: a directory of private and provincial campgrounds, shown as they are and told by people who have stayed there.',
    owner: {
      title: 'From the owner',
      quote: 'A photo of the sign at the gate never told anyone whether the site was level.',
      before:
        'I have pulled into too many campgrounds after dark knowing nothing but their name. The booking page showed a lake. It did not show the slope, the highway behind the trees, or that the tap was two loops away.',
      after:
        'So I began to film the drive in, walk the loops and write down what I would have wanted to know. CampBC is where that goes. What you see today is a temporary launchpad: small, but every part of it works. The rest is being carried up the trail, a load at a time.',
      signature: 'The owner of CampBC, Surrey, British Columbia',
    },
    focus: {
      title: 'Focus on British Columbia',
      first:
        'We start with one province, because we can drive it. British Columbia alone has rainforest beaches, desert benches above the Okanagan, forestry sites at the end of gravel, and parks under glaciers. Private or provincial, each deserves more than a pin on a map.',
      second:
        'Campground by campground we are gathering photos, videos, drone footage and walk-through tours. The rest of Canada follows, and after that wherever people sleep in tents.',
      link: 'See the regions',
    },
    community: {
      title: 'Community',
      first:
        'The best advice on any campground comes from the person who left it this morning. That is why CampBC is built around members, not listings: people who say which loop floods, where the shade falls at four o’clock, and who to thank for the firewood.',
      second:
        'Today the conversation is in our social group. Come in, ask, answer, and tell us which campground to visit next.',
    },
    road: {
      title: 'The road ahead',
      intro: 'None of these is open yet. We name them so that you know where we are heading:',
    },
    commitment: {
      title: 'The commitment',
      first:
        'We show places as they are, in the rain too. We say what is advertising. We do not sell what members tell us, and nothing follows you around here without your consent.',
      second:
        'We link to the people who run the roads, the forecasts and the fire lines instead of guessing in their place. And we leave every site cleaner than we found it; that goes for this one as well.',
    },
    talk: {
      title: 'Talk to us',
      text: 'Corrections, ideas, a campground of your own: a person reads every message.',
      write: 'Write to us',
    },
  },
  fr: {
    title: 'À propos',
    lead: 'Qui nous sommes, pourquoi nous partons de la Colombie-Britannique et ce à quoi nous nous engageons en chemin.',
    description:
      'CampBC est bâti par des campeurs de Surrey, en Colombie-Britannique : un répertoire de campings privés et provinciaux, montrés tels qu’ils sont et racontés par ceux qui y ont dormi.',
    owner: {
      title: 'Le mot du propriétaire',
      quote: 'Une photo du panneau d’entrée n’a jamais dit à personne si l’emplacement était plat.',
      before:
        'J’ai roulé de nuit vers trop de campings dont je ne connaissais que le nom. La page de réservation montrait un lac. Elle ne montrait ni la pente, ni l’autoroute derrière les arbres, ni le robinet à deux boucles de là.',
      after:
        'J’ai donc commencé à filmer l’arrivée, à parcourir les boucles à pied et à noter ce que j’aurais voulu savoir. CampBC est l’endroit où tout cela se retrouve. Ce que vous voyez aujourd’hui est une base de départ temporaire : petite, mais dont chaque partie fonctionne. Le reste monte le sentier, une charge à la fois.',
      signature: 'Propriétaire de CampBC, Surrey (Colombie-Britannique)',
    },
    focus: {
      title: 'Priorité à la Colombie-Britannique',
      first:
        'Nous commençons par une seule province, parce que nous pouvons la parcourir. À elle seule, la Colombie-Britannique offre des plages de forêt pluviale, des terrasses arides au-dessus de l’Okanagan, des sites forestiers au bout du gravier et des parcs au pied des glaciers. Privé ou provincial, chaque camping mérite mieux qu’une épingle sur une carte.',
      second:
        'Camping après camping, nous réunissons photos, vidéos, images de drone et visites guidées à pied. Le reste du Canada suivra, puis tous les endroits où l’on dort sous la tente.',
      link: 'Voir les régions',
    },
    community: {
      title: 'La communauté',
      first:
        'Le meilleur conseil sur un camping vient de la personne qui l’a quitté ce matin. C’est pourquoi CampBC se construit autour de ses membres plutôt que de fiches : des gens qui disent quelle boucle est inondable, où tombe l’ombre à seize heures et qui remercier pour le bois.',
      second:
        'Pour l’instant, la conversation se passe dans notre groupe. Entrez, posez vos questions, répondez à celles des autres et dites-nous quel camping visiter ensuite.',
    },
    road: {
      title: 'La route à venir',
      intro:
        'Rien de ceci n’est encore ouvert. Nous le nommons pour que vous sachiez où nous allons :',
    },
    commitment: {
      title: 'Notre engagement',
      first:
        'Nous montrons les lieux tels qu’ils sont, même sous la pluie. Nous disons ce qui est de la publicité. Nous ne vendons pas ce que les membres nous confient, et rien ne vous suit ici sans votre consentement.',
      second:
        'Nous renvoyons à ceux qui gèrent les routes, les prévisions et les feux plutôt que de deviner à leur place. Et nous laissons chaque site plus propre que nous ne l’avons trouvé; celui-ci aussi.',
    },
    talk: {
      title: 'Parlons-nous',
      text: 'Une correction, une idée, un camping à vous : une personne lit chaque message.',
      write: 'Nous écrire',
    },
  },
});
