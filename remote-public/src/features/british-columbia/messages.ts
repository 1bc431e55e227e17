import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Welcome to the future home of everything...',
    lead: '...camping in British Columbia. The province’s private and provincial campgrounds will live here.',
    description:
      'Camping in British Columbia: private and provincial campgrounds in photos, videos, drone footage and walk-through tours. In the making, with the community and emergency links open now.',
    visiting:
      'We are visiting campgrounds from the coast to the Rockies, and bringing back photos, videos, drone footage and walk-through tours. Until the first of them are up, the group is the best place to ask where the sites are level, the water is warm and the firewood is dry.',
    invitation:
      'Do you run a campground here, or know one that deserves a visit? Tell us about it.',
    write: 'Email the BC team',
    open: {
      title: 'Open already',
      campgrounds: 'Campgrounds',
      campgroundsText:
        'Some four hundred places to camp, from open data: on a list and a map, with what is known of each, and what is not.',
      emergencies: 'Emergencies & Alerts',
      emergenciesText:
        'Wildfires, roads, air and weather, from the people who keep watch. Look before you leave, and again before dark.',
      services: 'Services',
      servicesText:
        'Sani-dumps, propane, firewood and the rest of what a trip runs on: what we will list, and how to be on the list.',
    },
    social: {
      title: 'Social media',
      intro:
        'This is where the community is until its own threads and rooms open here. Nothing from those sites is loaded on this page; you go there only when you press a link.',
      group: 'Social group',
      groupText:
        'Questions and answers on campgrounds, how the roads and sites are today, first looks at new photos, and who is going where this weekend.',
      openGroup: 'Open the social group',
      videos: 'Video channel',
      videosText:
        'Drives in from the highway, loops at walking pace, and drone flights over whole campgrounds, so that you know a place before you book it.',
      openVideos: 'Open the video channel',
    },
  },
  fr: {
    title: 'Bienvenue là où tout va se passer…',
    lead: '...ce qui touche au camping en Colombie-Britannique. Les campings privés et provinciaux de la province y auront leur place.',
    description:
      'Le camping en Colombie-Britannique : campings privés et provinciaux en photos, vidéos, images de drone et visites guidées à pied. En préparation; la communauté et les liens d’urgence sont déjà ouverts.',
    visiting:
      'Nous visitons des campings de la côte aux Rocheuses et en rapportons photos, vidéos, images de drone et visites guidées à pied. En attendant les premières, le groupe reste le meilleur endroit où demander si l’emplacement est plat, l’eau chaude et le bois sec.',
    invitation:
      'Vous tenez un camping ici, ou vous en connaissez un qui mérite une visite? Parlez-nous-en.',
    write: 'Écrire à l’équipe de la C.-B.',
    open: {
      title: 'Déjà ouvert',
      campgrounds: 'Campings',
      campgroundsText:
        'Quelque quatre cents lieux de camping, d’après des données ouvertes\u00A0: en liste et sur une carte, avec ce qu’on sait de chacun, et ce qu’on ignore.',
      emergencies: 'Urgences et alertes',
      emergenciesText:
        'Feux de forêt, routes, air et météo, par ceux qui montent la garde. À consulter avant le départ, et encore avant la nuit.',
      services: 'Services',
      servicesText:
        'Stations de vidange, propane, bois de chauffage et tout ce dont un voyage a besoin : ce que nous répertorierons, et comment y figurer.',
    },
    social: {
      title: 'Réseaux sociaux',
      intro:
        'C’est là que se trouve la communauté jusqu’à l’ouverture de ses propres fils et salons ici. Rien de ces sites n’est chargé sur cette page; vous n’y allez qu’en suivant un lien.',
      group: 'Notre groupe',
      groupText:
        'Questions et réponses sur les campings, état des routes et des emplacements aujourd’hui, premières photos, et qui va où cette fin de semaine.',
      openGroup: 'Ouvrir notre groupe',
      videos: 'Chaîne vidéo',
      videosText:
        'L’arrivée depuis la route, les boucles au rythme de la marche et des survols de campings entiers par drone, pour connaître un lieu avant de le réserver.',
      openVideos: 'Ouvrir la chaîne vidéo',
    },
  },
});
