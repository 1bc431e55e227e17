import { defineMessages } from '@camp/ui/i18n/define-messages';

/** The texts of the regions page, except the regions' names. */
export const messages = defineMessages({
  en: {
    title: 'Regions',
    lead: 'We begin at home in British Columbia, and mean to pitch a tent in every province and territory.',
    description:
      'Camping across Canada, one region at a time: British Columbia is open, and twelve more provinces and territories are to follow.',
    map: 'Map of Canada',
    mapSource: 'Map drawn from public domain data of',
    open: 'Open',
    explore: { BC: 'Explore British Columbia' },
    futureLead:
      'Twelve provinces and territories are waiting for the people who will run them. Might that be you? Write to us:',
    future: 'Future franchise opportunity',
    landscapes: {
      BC: 'Rainforest coast, warm interior lakes and the Rockies. This is where we start.',
      AB: 'Turquoise lakes, foothills and badlands.',
      SK: 'Living skies over prairie and northern water.',
      MB: 'A hundred thousand lakes, and then the bay.',
      ON: 'Canoe country, pink granite and white pine.',
      QC: 'Laurentian hills and the St. Lawrence shore.',
      NB: 'Covered bridges and the highest tides there are.',
      NS: 'Sea cliffs, lighthouses and the Cabot Trail.',
      PE: 'Red sand, warm surf and quiet roads.',
      NL: 'Icebergs, fjords and long coastal trails.',
      YT: 'Big rivers, bigger mountains, midnight sun.',
      NT: 'Waterfalls, great lakes and the aurora.',
      NU: 'Tundra, sea ice and the far, far north.',
    },
  },
  fr: {
    title: 'Régions',
    lead: 'Nous commençons chez nous, en Colombie-Britannique, et comptons bien planter la tente dans chaque province et territoire.',
    description:
      'Le camping au Canada, une région à la fois\u00A0: la Colombie-Britannique est ouverte, et douze autres provinces et territoires suivront.',
    map: 'Carte du Canada',
    mapSource: 'Carte dessinée d’après les données du domaine public de',
    open: 'Ouverte',
    explore: { BC: 'Explorer la Colombie-Britannique' },
    futureLead:
      'Douze provinces et territoires attendent les gens qui les feront vivre. Et si c’était vous? Écrivez-nous\u00A0:',
    future: 'Occasion de franchise à venir',
    landscapes: {
      BC: 'Côte de forêt pluviale, lacs chauds de l’intérieur et Rocheuses. C’est ici que tout commence.',
      AB: 'Lacs turquoise, contreforts et badlands.',
      SK: 'Ciels immenses sur la prairie et les eaux du Nord.',
      MB: 'Cent mille lacs, et puis la baie.',
      ON: 'Pays du canot, granit rose et pins blancs.',
      QC: 'Collines des Laurentides et rives du Saint-Laurent.',
      NB: 'Ponts couverts et les plus hautes marées du monde.',
      NS: 'Falaises, phares et piste Cabot.',
      PE: 'Sable rouge, mer tiède et routes tranquilles.',
      NL: 'Icebergs, fjords et longs sentiers côtiers.',
      YT: 'Grands fleuves, montagnes plus grandes encore et soleil de minuit.',
      NT: 'Chutes, grands lacs et aurores boréales.',
      NU: 'Toundra, banquise et l’extrême Nord.',
    },
  },
});
