import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Trail } from '#trail/Trail.tsx';
import { messages } from './building-messages.ts';

const openPlaces = [
  { key: 'emergencies', to: '/regions/british-columbia/bc_emergency_alerts' },
  { key: 'regions', to: '/regions' },
  { key: 'store', to: '/store' },
  { key: 'members', to: '/register' },
  { key: 'contact', to: '/contact' },
  { key: 'about', to: '/about' },
] as const;

/** The places of this site that are open, each a stop on the trail walked so far. */
export function OpenNow() {
  const { now } = useMessages(messages);

  const stops = openPlaces.map(({ key, to }) => {
    const { name, text } = now[key];
    return { key, name: <Link to={to}>{name}</Link>, text };
  });

  return <Trail isOpen stops={stops} />;
}
