import { SlotDataContext, useParams } from '@camp/shell-api';
import { use } from 'react';
import { FeedsPage } from './FeedsPage.tsx';
import { ImportsPage } from './ImportsPage.tsx';
import { ParkUpdatesPage } from './ParkUpdatesPage.tsx';
import { PlacePage } from './PlacePage.tsx';
import { PlacesPage } from './PlacesPage.tsx';
import { PlaceChanges } from './person/PlaceChanges.tsx';

/**
 * The list, the feeds, the imports, park updates or one place, by the address; on a person's page, what that person
 * changed. One chunk, as each adds little to what they share.
 */
export default function PlacesPages() {
  const { slug } = useParams();
  const isAdded = use(SlotDataContext) !== null;
  if (isAdded) return <PlaceChanges />;

  switch (slug?.toLowerCase()) {
    case undefined:
      return <PlacesPage />;
    case 'feeds':
      return <FeedsPage />;
    case 'imports':
      return <ImportsPage />;
    case 'park-updates':
      return <ParkUpdatesPage />;
    default:
      return <PlacePage />;
  }
}
