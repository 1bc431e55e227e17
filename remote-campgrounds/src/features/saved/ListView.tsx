import type { WholePlaceList } from '@camp/contracts/places/saved-places';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { lazy, Suspense, useMemo, useState } from 'react';
import { pointsOf } from '#places/points-of.ts';
import type { ListId } from '#saved/waiting-changes.ts';
import { Entries } from './Entries.tsx';
import { messages } from './messages.ts';
import { nearestFirst, type Origin } from './nearest-first.ts';
import styles from './saved.module.css';

/* Most visits look at the list alone, and the page opens with little (the gate limits its size). */
const MapOfPoints = lazy(async () => ({
  default: (await import('#features/map/CampgroundMap.tsx')).MapOfPoints,
}));
const Nearest = lazy(async () => ({ default: (await import('./Nearest.tsx')).Nearest }));

interface Props {
  id: ListId;
  list: WholePlaceList;
}

/** The places of a list in its owner's order or by distance, and on a map by request. */
export function ListView({ id, list: { entries } }: Props) {
  const { map, nearest } = useMessages(messages);
  const [origin, setOrigin] = useState<Origin | null>(null);
  const [isSorting, setSorting] = useState(false);
  const [isMapShown, setMapShown] = useState(false);
  const [marked, setMarked] = useState<string | null>(null);
  const points = useMemo(
    () => pointsOf(entries.flatMap(({ campground }) => campground ?? [])),
    [entries],
  );
  const shown = useMemo(
    () => (origin ? nearestFirst(entries, origin) : entries),
    [entries, origin],
  );

  return (
    <>
      {points.points.length > 0 && (
        <div className={styles.acts}>
          <Unfold isOpen={isMapShown} onToggle={setMapShown}>
            {isMapShown ? map.hide : map.show}
          </Unfold>
          <Unfold isOpen={isSorting} onToggle={setSorting}>
            {nearest.open}
          </Unfold>
        </div>
      )}
      <Suspense>
        {isSorting && <Nearest origin={origin} onChange={setOrigin} />}
        {isMapShown && (
          <div className={styles.map}>
            <MapOfPoints points={points} marked={marked} onMark={setMarked} />
          </div>
        )}
      </Suspense>
      {origin && <Sorted origin={origin} onEnd={() => setOrigin(null)} />}
      <Entries id={id} entries={shown} inOwnOrder={entries} marked={marked} onMark={setMarked} />
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

/** Says from where the list is sorted, with the way back to its own order. */
function Sorted({ origin: { town }, onEnd }: { origin: Origin; onEnd: () => void }) {
  const { nearest } = useMessages(messages);

  return (
    <p role="status" className={styles.sorted}>
      {town ? nearest.fromTown({ town: town.name }) : nearest.fromHere}
      <Button variant="ghost" size="row" onClick={onEnd}>
        {nearest.ownOrder}
      </Button>
    </p>
  );
}
