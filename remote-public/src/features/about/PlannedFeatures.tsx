import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Trail } from '#components/Trail.tsx';
import type { Texts } from '#texts.d.ts';
import enPlannedFeatures from './PlannedFeatures.en.json' with { type: 'json' };
import frPlannedFeatures from './PlannedFeatures.fr.json' with { type: 'json' };

/** The planned features, as stops on a trail that is not open yet; across the page where there is room. */
export function PlannedFeatures({ isAcross = false }: { isAcross?: boolean }) {
  const features = Object.entries(useMessages(plannedFeatures));

  return (
    <Trail isAcross={isAcross} stops={features.map(([key, feature]) => ({ key, ...feature }))} />
  );
}

/** Features that are announced but not built (docs/specification.md#the-product). */
const plannedFeatures = defineMessages<Texts['features/about/PlannedFeatures']>({
  en: enPlannedFeatures,
  fr: frPlannedFeatures,
});
