import { campgroundFilterSchema, type CampgroundFilter } from '@camp/contracts/places/campgrounds';
import { useQuery } from '@camp/shell-api';
import { RetryNotice } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { whenIdle } from '@camp/ui/layout/when-idle';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { type MapPoints, pointsQuery } from '#places/campgrounds.queries.ts';
import { MapControls } from './MapControls.tsx';
import { MapLegend } from './MapLegend.tsx';
import { messages } from './messages.ts';
import { Picked } from './Picked.tsx';
import { useDrawnMap } from './useDrawnMap.ts';
import styles from './map.module.css';

interface Props {
  filter: CampgroundFilter;
  /** The campground that is pointed at, in a list or here. */
  marked: string | null;
  onMark: (slug: string | null) => void;
}

/** The map of all that a filter finds. It says nothing that a list does not say, too. */
export function CampgroundMap({ filter, marked, onMark }: Props) {
  const asked = campgroundFilterSchema.parse(useDeferredValue(filter));
  const { data } = useQuery(pointsQuery(asked));

  return <MapOfPoints points={data} marked={marked} onMark={onMark} />;
}

interface PointsProps extends Omit<Props, 'filter'> {
  points: MapPoints | undefined;
}

/** The map of these points; *Try again* begins anew. */
export function MapOfPoints(props: PointsProps) {
  const [tries, setTries] = useState(0);

  return <MapFrame key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

function MapFrame({ points, marked, onMark, onRetry }: PointsProps & { onRetry: () => void }) {
  const texts = useMessages(messages);
  const container = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const { map, hasFailed } = useDrawnMap({ container, onPick: setPicked, onMark });
  const keys = useId();

  /* The list is drawn first. */
  useEffect(() => {
    if (!map || !points) return undefined;
    return whenIdle(() => map.show(points.points));
  }, [map, points]);
  useEffect(() => map?.mark(marked), [map, marked]);

  return (
    <section className={styles.frame} aria-label={texts.label}>
      <div
        ref={container}
        className={styles.canvas}
        role="application"
        aria-label={texts.label}
        aria-describedby={keys}
      >
        <VisuallyHidden>
          <span id={keys}>{texts.keys}</span>
        </VisuallyHidden>
        <Inks />
      </div>
      {!map && !hasFailed && (
        <p role="status" className={styles.loading} data-loading>
          {texts.loading}
        </p>
      )}
      {hasFailed && (
        <div className={styles.loading}>
          <RetryNotice isRetrying={false} onRetry={onRetry}>
            {texts.failed}
          </RetryNotice>
        </div>
      )}
      {map && <MapControls map={map} />}
      <Picked
        points={points?.points.filter(([slug]) => picked.includes(slug)) ?? []}
        onClose={() => setPicked([])}
      />
      <MapLegend points={points} />
    </section>
  );
}

/** Colours and letters for what is drawn on the canvas, which knows no stylesheets. */
function Inks() {
  return ['land', 'shore', 'town', 'park'].map((ink) => (
    <span key={ink} data-ink={ink} className={styles.ink} aria-hidden="true" />
  ));
}
