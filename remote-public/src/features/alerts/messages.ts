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
      'This page links to official sources and to one video search, and repeats what public feeds say. It gives no warnings of its own.',
    inEnglish: 'in English',
    packing: {
      title: 'Before you leave',
      lead: 'Four looks take four minutes. Your ticks stay on this device, and lapse after twelve hours.',
      checks: {
        wildfire: 'Fires: none on my way or near my site',
        roads: 'Roads: open, both ways',
        air: 'Air: fit to sleep in',
        weather: 'Weather: I packed for it',
      },
      open: 'Not checked yet',
      at: (time: string) => `Checked at ${time}`,
      count: (done: number) => `${done} of 4 checked.`,
      done: 'All four checked. Tell somebody where you will camp and when you will be back.',
      print: 'Print this page',
      clear: 'Start over',
    },
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
      'Cette page mène à des sources officielles et à une recherche de vidéos, et répète ce que disent des flux publics. Elle ne donne elle-même aucun avertissement.',
    inEnglish: 'en anglais',
    packing: {
      title: 'Avant de partir',
      lead: 'Quatre vérifications, quatre minutes. Vos coches restent sur cet appareil et s’effacent après douze heures.',
      checks: {
        wildfire: 'Feux\u00A0: aucun sur ma route ni près de mon emplacement',
        roads: 'Routes\u00A0: ouvertes, à l’aller comme au retour',
        air: 'Air\u00A0: assez bon pour y dormir',
        weather: 'Météo\u00A0: mes bagages sont prêts pour elle',
      },
      open: 'Pas encore vérifié',
      at: (time: string) => `Vérifié à ${time}`,
      count: (done: number) =>
        done === 1 ? '1 vérification sur 4 est faite.' : `${done} vérifications sur 4 sont faites.`,
      done: 'Les quatre sont vérifiées. Dites à quelqu’un où vous campez et quand vous revenez.',
      print: 'Imprimer cette page',
      clear: 'Recommencer',
    },
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
