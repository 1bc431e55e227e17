import { type CampgroundFilter, campgroundFilterSchema } from '@camp/contracts/places/campgrounds';
import { Link, siteSettings, useQuery } from '@camp/shell-api';
import { Loading } from '@camp/ui/feedback/Loading';
import { RetryNotice } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { whenIdle } from '@camp/ui/layout/when-idle';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { type MapPoints, pointsQuery } from '#places/campgrounds.queries.ts';
import { Picked } from './Picked.tsx';
import type { DrawnMap } from './draw-map.ts';
import type { Focus } from './in-focus.ts';
import { inkNames } from './inks.ts';
import type { OwnPlace } from './marker-layer.ts';
import { messages } from './messages.ts';
import { useDrawnMap } from './useDrawnMap.ts';
import styles from './map.module.css';

interface Props {
  filter: CampgroundFilter;
  /** The town that was searched for: the map opens for what is around it. */
  focus?: Focus | null;
  /** The campground that is pointed at, in a list or here. */
  marked: string | null;
  onMark: (slug: string | null) => void;
}

/** The map of all that a filter finds. It says nothing that a list does not say, too. */
export function CampgroundMap({ filter, ...rest }: Props) {
  const asked = campgroundFilterSchema.parse(useDeferredValue(filter));
  const { data } = useQuery(pointsQuery(asked));

  return <MapOfPoints points={data} {...rest} />;
}

interface PointsProps extends Omit<Props, 'filter'> {
  points: MapPoints | undefined;
  /** The campground or park whose page it is. */
  own?: OwnPlace;
}

/** The map of these points; *Try again* starts over. */
export function MapOfPoints(props: PointsProps) {
  const [tries, setTries] = useState(0);

  return <MapFrame key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

type FrameProps = Omit<PointsProps, 'own'> & { own?: OwnPlace | null; onRetry: () => void };

function MapFrame({ points, focus = null, own = null, marked, onMark, onRetry }: FrameProps) {
  const texts = useMessages(messages);
  const container = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const { map, hasFailed } = useDrawnMap({ container, onPick: setPicked, onMark });
  const keys = useId();

  /* The list is drawn first. */
  useEffect(() => {
    if (!map || !points) return undefined;
    return whenIdle(() => map.show(points.points, { focus, own }));
  }, [map, points, focus, own]);
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
        <InkSamples />
      </div>
      {!map && !hasFailed && (
        <div className={styles.loading}>
          <Loading label={texts.loading} />
        </div>
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
function InkSamples() {
  return inkNames.map((ink) => (
    <span key={ink} data-ink={ink} className={styles.ink} aria-hidden="true" />
  ));
}

/** Explains the markers, and shows the number of places without a point and the source of the data. */
function MapLegend({ points }: Pick<PointsProps, 'points'>) {
  const { legend, withoutPoint, notDrawn, source } = useMessages(messages);
  const tiles = siteSettings().mapTiles;
  const count = points?.without_point ?? 0;

  return (
    <div className={styles.legend}>
      <ul aria-label={legend.label}>
        <li className={styles.sign} data-precision="site">
          {legend.site}
        </li>
        <li className={styles.sign} data-precision="approximate">
          {legend.approximate}
        </li>
      </ul>
      {count > 0 && <p>{withoutPoint({ count })}</p>}
      <p className={styles.source}>
        <Link to="/campgrounds/data">{source}</Link>
        {tiles === null ? ` · ${notDrawn}` : tiles.attribution && ` · ${tiles.attribution}`}
      </p>
    </div>
  );
}

/** Buttons for what wheel, fingers and keys do. */
function MapControls({ map }: { map: DrawnMap }) {
  const texts = useMessages(messages);
  const buttons = [
    { sign: '+', label: texts.zoomIn, onClick: () => map.zoomBy(1) },
    { sign: '−', label: texts.zoomOut, onClick: () => map.zoomBy(-1) },
    { sign: '⤢', label: texts.province, onClick: map.showProvince },
  ];

  return (
    <div className={styles.controls}>
      {buttons.map(({ sign, label, onClick }) => (
        <button
          key={label}
          type="button"
          className={styles.control}
          aria-label={label}
          title={label}
          onClick={onClick}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
