import { useParams } from '@camp/shell-api';
import { FeedsPage } from './FeedsPage.tsx';
import { ImportsPage } from './ImportsPage.tsx';
import { ParkUpdatesPage } from './ParkUpdatesPage.tsx';
import { PlacePage } from './PlacePage.tsx';
import { PlacesPage } from './PlacesPage.tsx';

/** The list, the feeds, the imports, park updates or one place, by the address: one chunk, as each adds little to what they share. */
export default function PlacesPages() {
  const { slug } = useParams();

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
