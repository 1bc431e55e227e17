import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useIsHydrated } from '@camp/ui/layout/useIsHydrated';
import { CampgroundCard } from '#components/CampgroundCard.tsx';
import { messages } from './messages.ts';
import { useLater } from './useLater.ts';
import styles from './list.module.css';

/** Maximum number of cards in view. */
const inView = 6;

interface Props {
  campgrounds: readonly CampgroundSummary[];
  /** The campground that is pointed at, in the list or on the map. */
  marked: string | null;
  onMark: (slug: string | null) => void;
}

/**
 * Shows the cards in view first, the others a frame later. By distance, campgrounds of one park that follow one
 * another are one item: the first, and the others folded.
 */
export function Cards({ campgrounds, ...pointing }: Props) {
  const isHydrated = useIsHydrated();
  const later = useLater(campgrounds);
  const isWhole = later === campgrounds || campgrounds.length <= inView;
  const shown = isWhole ? campgrounds : [...campgrounds.slice(0, inView), ...later.slice(inView)];

  return (
    <ol className={styles.cards} aria-busy={!isWhole}>
      {byPark(shown).map(([first, ...others], place) => (
        // oxlint-disable-next-line react/no-array-index-key -- another answer fills the cards that are there
        <li key={place} {...(!isHydrated && itemAhead(first))}>
          <Card campground={first} {...pointing} />
          {others.length > 0 && <OthersOfPark key={first.park} others={others} {...pointing} />}
        </li>
      ))}
    </ol>
  );
}

type Pointing = Omit<Props, 'campgrounds'>;

const Card = ({ campground, marked, onMark }: { campground: CampgroundSummary } & Pointing) => (
  <CampgroundCard
    campground={campground}
    level={3}
    isMarked={campground.slug === marked}
    onMark={onMark}
  />
);

/** Parks whose campgrounds were unfolded: they still are when Back leads to the list. */
const unfolded = new Set<string>();

function OthersOfPark({ others, ...pointing }: { others: CampgroundSummary[] } & Pointing) {
  const { moreInPark } = useMessages(messages);
  const park = others[0]?.park ?? '';

  return (
    <details
      className={styles.ofPark}
      open={unfolded.has(park)}
      onToggle={({ currentTarget: { open } }) => unfolded[open ? 'add' : 'delete'](park)}
    >
      <summary>{moreInPark({ count: others.length, park })}</summary>
      <ol className={styles.cards}>
        {others.map((campground) => (
          <li key={campground.slug}>
            <Card campground={campground} {...pointing} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Minimum number of campgrounds that are folded: one below another is as short as a fold. */
const minFolded = 3;

type Group = [CampgroundSummary, ...CampgroundSummary[]];

/** Returns campgrounds in their order; those of one park that follow one another by distance stand together. */
export function byPark(campgrounds: readonly CampgroundSummary[]): Group[] {
  const runs: Group[] = [];
  for (const campground of campgrounds) {
    const run = runs.at(-1);
    const [before] = run ?? [];
    if (run && before && isSamePark(before, campground)) run.push(campground);
    else runs.push([campground]);
  }
  return runs.flatMap((run): Group[] =>
    run.length < minFolded ? run.map((each): Group => [each]) : [run],
  );
}

const isSamePark = (one: CampgroundSummary, other: CampgroundSummary) =>
  one.park !== null &&
  one.park === other.park &&
  one.distance_km !== null &&
  other.distance_km !== null;

/** Attributes of a card that was rendered ahead, for the edge and the browser; `firstPage` is made of them. */
const itemAhead = (campground: CampgroundSummary) => ({
  'data-item': '',
  'data-campground': JSON.stringify(campground),
});
