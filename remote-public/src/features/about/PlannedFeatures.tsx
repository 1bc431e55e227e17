import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Trail } from '#components/Trail.tsx';

/** The planned features, as stops on a trail that is not open yet; across the page where there is room. */
export function PlannedFeatures({ isAcross = false }: { isAcross?: boolean }) {
  const features = Object.entries(useMessages(plannedFeatures));

  return (
    <Trail isAcross={isAcross} stops={features.map(([key, feature]) => ({ key, ...feature }))} />
  );
}

/** Features that are announced but not built (docs/specification.md#the-product). */
const plannedFeatures = defineMessages({
  en: {
    threads: {
      name: 'Live discussion threads',
      text: 'Ask about a site and have an answer before the kettle boils.',
    },
    rooms: {
      name: 'Live chat rooms',
      text: 'One campfire for each region, open whenever someone is awake.',
    },
    profiles: {
      name: 'Member profiles',
      text: 'Fuller ones: where you have camped, what you tow, who you travel with.',
    },
    itineraries: {
      name: 'Itinerary tools',
      text: 'String campgrounds together into a trip, with the driving between them.',
    },
    reviews: {
      name: 'Campsite reviews',
      text: 'Public, to help the next camper, or private, as your own logbook.',
    },
    wallets: {
      name: 'Digital wallets',
      text: 'Passes, bookings and membership in one pocket.',
    },
  },
  fr: {
    threads: {
      name: 'Fils de discussion en direct',
      text: 'Posez une question sur un emplacement et lisez la réponse avant que l’eau bouille.',
    },
    rooms: {
      name: 'Salons de clavardage en direct',
      text: 'Un feu de camp par région, ouvert tant que quelqu’un veille.',
    },
    profiles: {
      name: 'Profils des membres',
      text: 'Plus complets : où vous avez campé, ce que vous tractez, avec qui vous partez.',
    },
    itineraries: {
      name: 'Outils d’itinéraire',
      text: 'Enchaînez les campings d’un voyage, avec la route entre chacun.',
    },
    reviews: {
      name: 'Avis sur les emplacements',
      text: 'Publics, pour aider les suivants, ou privés, comme votre carnet de route.',
    },
    wallets: {
      name: 'Portefeuilles numériques',
      text: 'Laissez-passer, réservations et adhésion dans une seule poche.',
    },
  },
});
