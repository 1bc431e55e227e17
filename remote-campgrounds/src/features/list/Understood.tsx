import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { messages } from './messages.ts';
import styles from './list.module.css';

interface Props {
  list: CampgroundList;
}

/** Says what the filters do not of how a search was understood, and leads to the parks that it names. */
export function Understood({ list }: Props) {
  return (
    <>
      <Words list={list} />
      <Parks list={list} />
    </>
  );
}

function Parks({ list: { parks } }: Props) {
  const { parkPage } = useMessages(messages);
  if (!parks?.length) return null;

  return (
    <p className={styles.understood}>
      {parks.map(({ slug, name, campgrounds: count }) => (
        <span key={slug}>
          <Link to={`/campgrounds/parks/${slug}`}>{parkPage({ name, count })}</Link>
        </span>
      ))}
    </p>
  );
}

function Words({ list: { understood, total } }: Props) {
  const { understood: texts } = useMessages(messages);
  if (!understood) return null;
  const { around, not_known: notKnown, left_out: leftOut = [] } = understood;
  if (!around && notKnown.length === 0 && leftOut.length === 0) return null;

  return (
    <p className={styles.understood}>
      {around && (
        <span>
          {texts[isMore(understood) ? 'aroundSome' : 'around']({
            count: around.places,
            km: around.km,
            town: around.town.name,
            more: Math.max(0, total - around.places),
          })}
        </span>
      )}
      {notKnown.length > 0 && <span>{texts.notKnown({ words: notKnown.join(', ') })}</span>}
      {leftOut.length > 0 && <span>{texts.leftOut({ words: leftOut.join(', ') })}</span>}
    </p>
  );
}

/** True if a search says more than a town. */
function isMore(understood: NonNullable<CampgroundList['understood']>): boolean {
  const { region, type, amenity, feature = [], reservation, text } = understood;
  return text !== '' || [region, type, amenity, feature, reservation].flat().length > 0;
}
