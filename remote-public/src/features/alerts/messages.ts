import { defineMessages } from '@camp/ui/i18n/define-messages';

/** The texts of the emergencies page; the resources' own are found by their key. */
export const messages = defineMessages({
  en: {
    title: 'Emergencies & Alerts',
    lead: 'Fire, smoke, closed roads, weather: look before you leave, and look again at camp.',
    description:
      'Official sources for campers in British Columbia: emergencies and evacuations, wildfires, road conditions, air quality and weather.',
    call: 'In an emergency, call',
    onlyLinks:
      'This page only links to official sources, and to one video search. It shows no warnings of its own.',
    inEnglish: 'in English',
    resources: {
      emergency: {
        title: 'Emergency info',
        source: 'EmergencyInfoBC',
        text: 'Evacuation orders and alerts, floods, tsunamis: what is going on, and what you are asked to do.',
        action: 'Open EmergencyInfoBC',
      },
      roads: {
        title: 'Road conditions',
        source: 'DriveBC',
        text: 'Closures, snow, construction and the highway cameras along your way.',
        action: 'Open DriveBC',
      },
      air: {
        title: 'Air quality',
        source: 'Environment and Climate Change Canada',
        text: 'The Air Quality Health Index by community: whether smoke should change your plans.',
        action: 'Open the air quality index',
      },
      wildfire: {
        title: 'Wildfire dashboard',
        source: 'BC Wildfire Service',
        text: 'Every active fire in the province, its size and its stage of control.',
        action: 'Open the wildfire dashboard',
      },
      weather: {
        title: 'Stay Tuned',
        source: 'Environment and Climate Change Canada',
        text: 'Forecasts and weather warnings for every corner of British Columbia, by the hour.',
        action: 'Open the forecast',
      },
      video: {
        title: 'Wildfire videos',
        source: 'YouTube',
        text: 'A video search for BC wildfires: footage and briefings. Check the date and who filmed it.',
        action: 'Search for wildfire videos',
      },
    },
  },
  fr: {
    title: 'Urgences et alertes',
    lead: 'Feux, fumée, routes fermées, météo\u00A0: vérifiez avant de partir, puis de nouveau au campement.',
    description:
      'Sources officielles pour camper en Colombie-Britannique\u00A0: urgences et évacuations, feux de forêt, état des routes, qualité de l’air et météo.',
    call: 'En cas d’urgence, composez le',
    onlyLinks:
      'Cette page ne fait que mener à des sources officielles et à une recherche de vidéos. Elle n’affiche elle-même aucun avertissement.',
    inEnglish: 'en anglais',
    resources: {
      emergency: {
        title: 'Renseignements d’urgence',
        source: 'EmergencyInfoBC',
        text: 'Ordres et alertes d’évacuation, inondations, tsunamis\u00A0: ce qui se passe et ce qu’on vous demande de faire.',
        action: 'Ouvrir EmergencyInfoBC',
      },
      roads: {
        title: 'État des routes',
        source: 'DriveBC',
        text: 'Fermetures, neige, travaux et caméras routières le long de votre trajet.',
        action: 'Ouvrir DriveBC',
      },
      air: {
        title: 'Qualité de l’air',
        source: 'Environnement et Changement climatique Canada',
        text: 'La cote air santé par localité\u00A0: pour savoir si la fumée doit changer vos plans.',
        action: 'Ouvrir la cote air santé',
      },
      wildfire: {
        title: 'Tableau de bord des feux',
        source: 'BC Wildfire Service',
        text: 'Tous les feux de forêt actifs de la province, leur taille et leur stade de maîtrise.',
        action: 'Ouvrir le tableau de bord',
      },
      weather: {
        title: 'Restez à l’écoute',
        source: 'Environnement et Changement climatique Canada',
        text: 'Prévisions et avertissements météo pour tous les coins de la Colombie-Britannique, d’heure en heure.',
        action: 'Ouvrir les prévisions',
      },
      video: {
        title: 'Vidéos de feux de forêt',
        source: 'YouTube',
        text: 'Une recherche de vidéos sur les feux de la province\u00A0: images et points de presse. Vérifiez la date et l’auteur.',
        action: 'Chercher des vidéos de feux',
      },
    },
  },
});
