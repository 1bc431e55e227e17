import type { CampgroundQuery } from '@camp/contracts/places/campgrounds';
import { amenities, parkFeatures } from '@camp/contracts/places/vocabulary';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { useParkFactText } from '#places/names.ts';
import type { ListControls } from './list-state.ts';
import { messages } from './messages.ts';
import styles from './list.module.css';

interface HiddenProps {
  controls: Pick<ListControls, 'state' | 'change'>;
  list: CampgroundList;
}

type UnknownFact = NonNullable<CampgroundQuery['unknown']>[number];

/** Says how many places are hidden as unknown or closed, and offers to show them: unknown is never no. */
export function Hidden({ controls: { state, change }, list }: HiddenProps) {
  const texts = useMessages(messages);
  const factText = useParkFactText();
  const language = useLanguage();
  const { season_year: year } = list;
  const hidden: Partial<Record<UnknownFact, number>> = { ...list.hidden, ...list.hidden_features };
  const included = state.unknown ?? [];
  const hiding = ([...amenities, ...parkFeatures, 'season'] as const).filter(
    (name) => (hidden[name] ?? 0) > 0,
  );
  const nameOf = (name: UnknownFact) => (name === 'season' ? texts.season : factText(name));

  return (
    <>
      {year !== null && <p className={styles.note}>{texts.seasonIn({ year })}</p>}
      {hiding.map((name) => (
        <p key={name} className={styles.note}>
          {texts.hidden({ count: formatNumber(hidden[name] ?? 0, language), name: nameOf(name) })}{' '}
          <button
            type="button"
            className={styles.include}
            aria-label={texts.includeOf({ name: nameOf(name) })}
            onClick={() => change({ unknown: [...included, name] })}
          >
            {texts.include}
          </button>
        </p>
      ))}
      <HiddenAsClosed controls={{ state, change }} list={list} />
    </>
  );
}

/** While no closures are known nothing is hidden, even if an address asks for it. */
function HiddenAsClosed({ controls: { state, change }, list: { closures } }: HiddenProps) {
  const { closures: texts } = useMessages(messages);
  const count = formatNumber(closures.hidden, useLanguage());
  if (state.closed === undefined) return null;
  if (closures.known_by === 'off') return <p className={styles.note}>{texts.off}</p>;
  if (closures.hidden === 0) return null;

  return (
    <p className={styles.note}>
      {texts.hidden({ count })}{' '}
      <button
        type="button"
        className={styles.include}
        onClick={() => change({ closed: undefined })}
      >
        {texts.show}
      </button>
    </p>
  );
}
