import { useMessages } from '@camp/ui/i18n/define-messages';
import { Trail } from '#trail/Trail.tsx';
import { plannedFeatures } from './planned-features.ts';

/** The planned features along a trail that is not walked yet. */
export function PlannedFeatures() {
  const features = Object.entries(useMessages(plannedFeatures));

  return <Trail isOpen={false} stops={features.map(([key, feature]) => ({ key, ...feature }))} />;
}
