import { useLocation } from '@camp/shell-api';
import { FeedsPage } from './FeedsPage.tsx';
import { ImportsPage } from './ImportsPage.tsx';
import { PlacesPage } from './PlacesPage.tsx';

/** The list, the feeds or the imports, by the address: together, because each is little beside what they share. */
export default function PlacesPages() {
  const [, , , part] = useLocation().pathname.toLowerCase().split('/');

  if (part === 'feeds') return <FeedsPage />;
  if (part === 'imports') return <ImportsPage />;
  return <PlacesPage />;
}
