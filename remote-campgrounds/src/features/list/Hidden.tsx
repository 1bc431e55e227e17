import type { CampgroundQuery } from '@camp/contracts/places/campgrounds';
import { amenities } from '@camp/contracts/places/vocabulary';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { names } from '#places/names.ts';
import type { ListControls } from './list-state.ts';
import { messages } from './messages.ts';
import styles from './list.module.css';

interface Props {
  controls: ListControls;
  list: CampgroundList;
}

type Unknown = NonNullable<CampgroundQuery['unknown']>[number];

/** What a filter hides only because nothing is known, and the way to see it: unknown is never no. */
export function Hidden({ controls: { state, change }, list }: Props) {
  const texts = useMessages(messages);
  const { amenity: amenityNames } = useMessages(names);
  const language = useLanguage();
  const { hidden, season_year: year } = list;
  const included = state.unknown ?? [];
  const hiding = ([...amenities, 'season'] as const).filter((name) => (hidden[name] ?? 0) > 0);
  const nameOf = (name: Unknown) => (name === 'season' ? texts.season : amenityNames[name]);

  return (
    <>
      {year !== null && <p className={styles.note}>{texts.seasonIn(year)}</p>}
      {hiding.map((name) => (
        <p key={name} className={styles.note}>
          {texts.hidden(formatNumber(hidden[name] ?? 0, language), nameOf(name))}{' '}
          <button
            type="button"
            className={styles.include}
            aria-label={texts.includeOf(nameOf(name))}
            onClick={() => change({ unknown: [...included, name] })}
          >
            {texts.include}
          </button>
        </p>
      ))}
    </>
  );
}
