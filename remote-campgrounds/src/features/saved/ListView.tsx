import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useIsWide } from '#features/list/useMapView.ts';
import { pointsOf } from '#places/points-of.ts';
import { messages } from './messages.ts';
import { type ListedPlace, nearestFirst, type Origin } from './nearest-first.ts';
import styles from './saved.module.css';

/* Most visits look at the list alone, and the page opens with little (the gate limits its size). */
const MapOfPoints = lazy(async () => ({
  default: (await import('#features/map/CampgroundMap.tsx')).MapOfPoints,
}));
const Nearest = lazy(async () => ({ default: (await import('./Nearest.tsx')).Nearest }));

interface Props<Place> {
  places: readonly Place[];
  /** Place of the map: above the list by request, or from the start beside it where both have room. */
  mapStands: 'above' | 'beside';
  /** Words for the way back from the order by distance. */
  ownOrder: string;
  /** Buttons that stand before and after those of the order and the map. */
  before?: ReactNode;
  after?: ReactNode;
  children: (shown: readonly Place[], pointing: Pointing) => ReactNode;
}

interface Pointing {
  /** The place that is pointed at, in the list or on the map. */
  marked: string | null;
  onMark: (slug: string | null) => void;
}

/** The places of a list in its owner's order or by distance, and on a map. */
export function ListView<Place extends ListedPlace>(props: Props<Place>) {
  const { places, mapStands, ownOrder, before, after, children } = props;
  const { map, nearest } = useMessages(messages);
  const [origin, setOrigin] = useState<Origin | null>(null);
  const [isSorting, setSorting] = useState(false);
  const isWide = useIsWide();
  const [isMapAsked, setMapAsked] = useState<boolean | null>(null);
  const isMapShown = isMapAsked ?? (mapStands === 'beside' && isWide);
  const [marked, onMark] = useState<string | null>(null);
  const points = useMemo(
    () => pointsOf(places.flatMap(({ campground }) => campground ?? [])),
    [places],
  );
  const shown = useMemo(() => (origin ? nearestFirst(places, origin) : places), [places, origin]);

  return (
    <>
      <div className={styles.acts}>
        {before}
        {points.points.length > 0 && (
          <>
            <Unfold isOpen={isMapShown} onToggle={setMapAsked}>
              {isMapShown ? map.hide : map.show}
            </Unfold>
            <Unfold isOpen={isSorting} onToggle={setSorting}>
              {nearest.open}
            </Unfold>
          </>
        )}
        {after}
      </div>
      <Suspense>
        {isSorting && <Nearest origin={origin} onChange={setOrigin} />}
        {isMapShown && (
          <div className={styles.map}>
            <MapOfPoints points={points} marked={marked} onMark={onMark} />
          </div>
        )}
      </Suspense>
      {origin && <Sorted origin={origin} ownOrder={ownOrder} onEnd={() => setOrigin(null)} />}
      {children(shown, { marked, onMark })}
    </>
  );
}

interface UnfoldProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: string;
}

/** A button that shows a part of the page, or puts it away. */
const Unfold = ({ isOpen, onToggle, children }: UnfoldProps) => (
  <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
    {children}
  </Button>
);

interface SortedProps extends Pick<Props<unknown>, 'ownOrder'> {
  origin: Origin;
  onEnd: () => void;
}

/** Says from where the list is sorted, with the way back to its own order. */
function Sorted({ origin: { town }, ownOrder, onEnd }: SortedProps) {
  const { nearest } = useMessages(messages);

  return (
    <p role="status" className={styles.sorted}>
      {town ? nearest.fromTown({ town: town.name }) : nearest.fromHere}
      <Button variant="ghost" size="row" onClick={onEnd}>
        {ownOrder}
      </Button>
    </p>
  );
}
