import { Button } from '@camp/ui/actions/Button';
import { Icon } from '@camp/ui/artwork/Icon';
import { formatRange } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { askableOf, type CampgroundList } from '#places/campgrounds.queries.ts';
import { names } from '#places/names.ts';
import { type Change, isFiltered, type ListControls, nothingSet } from './list-state.ts';
import { messages } from './messages.ts';
import { messages as nearMessages } from './near/messages.ts';
import styles from './filters.module.css';

interface Props {
  controls: ListControls;
  list: CampgroundList;
}

/** Shows a button for each filter that is set, which lifts it, and one that lifts all of them. */
export function ActiveFilters({ controls, list }: Props) {
  const texts = useMessages(messages);
  const { state, change } = controls;
  const chips = useChips(controls, list);
  if (!isFiltered(state)) return null;

  return (
    <ul className={styles.chips} aria-label={texts.active}>
      {chips.map(({ name, lift }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.chip}
            aria-label={texts.remove(name)}
            onClick={() => change(lift)}
          >
            {name}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="ghost" size="small" onClick={() => change(nothingSet)}>
          {texts.clear}
        </Button>
      </li>
    </ul>
  );
}

interface Chip {
  name: string;
  /** The change that lifts the filter. */
  lift: Change;
}

function useChips(controls: ListControls, list: CampgroundList): Chip[] {
  return [...useTextChips(controls, list), ...useWordChips(controls)];
}

/** Search, place, dates and closures. */
function useTextChips({ state }: ListControls, { near }: CampgroundList): Chip[] {
  const texts = useMessages(messages);
  const { notClosed } = texts.closures;
  const { here } = useMessages(nearMessages);
  const language = useLanguage();
  const { q } = state;
  /* A town id in the address that does not exist narrows nothing. */
  const around = state.near ? near?.name : state.at && here;
  const stay = stayOf(askableOf(state));

  return [
    q && { name: texts.quoted(q), lift: { q: undefined } },
    around && {
      name: `${texts.group.near} ${around}`,
      lift: { near: undefined, at: undefined },
    },
    stay && { name: formatRange(stay, language), lift: { from: undefined, to: undefined } },
    state.closed && { name: notClosed, lift: { closed: undefined } },
  ].filter((chip) => typeof chip === 'object');
}

/** One day alone is the whole stay. */
function stayOf({ from, to }: ListControls['state']) {
  const [first, last] = [from ?? to, to ?? from];
  return first && last ? { from: first, to: last } : undefined;
}

/** Each word that was chosen. */
function useWordChips({ state }: ListControls): Chip[] {
  const { included } = useMessages(messages);
  const words = useMessages(names);
  const { region = [], type = [], reservation = [], amenity = [], unknown = [] } = state;

  return [
    ...region.map((word) => ({
      name: words.region[word],
      lift: { region: without(region, word) },
    })),
    ...type.map((word) => ({ name: words.type[word], lift: { type: without(type, word) } })),
    ...reservation.map((word) => ({
      name: words.reservation[word],
      lift: { reservation: without(reservation, word) },
    })),
    ...amenity.map((word) => ({
      name: unknown.includes(word) ? included(words.amenity[word]) : words.amenity[word],
      lift: { amenity: without(amenity, word) },
    })),
  ];
}

const without = <Word extends string>(chosen: readonly Word[], word: Word) =>
  chosen.filter((other) => other !== word);
