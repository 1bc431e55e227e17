import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { names } from '#places/names.ts';
import { messages } from './messages.ts';
import styles from './list.module.css';

interface Props {
  list: CampgroundList;
}

/** Says how a search was understood, where it is more than names of places, and leads to the parks that it names. */
export function Understood({ list }: Props) {
  return (
    <>
      <Choices list={list} />
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

function Choices({ list: { understood, total } }: Props) {
  const { understood: texts, quoted } = useMessages(messages);
  const words = useMessages(names);
  if (!understood) return null;
  const { around, region, type, amenity, reservation, text } = understood;
  const { feature = [], not_known: notKnown, left_out: leftOut = [] } = understood;
  const choices = [
    ...type.map((each) => words.type[each]),
    ...amenity.map((each) => words.amenity[each]),
    ...feature.map((each) => words.feature[each]),
    ...reservation.map((each) => words.reservation[each]),
    ...region.map((each) => words.region[each]),
    ...(text === '' ? [] : [quoted({ text })]),
  ];

  return (
    <p className={styles.understood}>
      {around && (
        <span>
          {texts[choices.length > 0 ? 'aroundSome' : 'around']({
            count: around.places,
            km: around.km,
            town: around.town.name,
            more: Math.max(0, total - around.places),
          })}
        </span>
      )}
      {choices.length > 0 && <span>{texts.choices({ choices: choices.join(' · ') })}</span>}
      {notKnown.length > 0 && <span>{texts.notKnown({ words: notKnown.join(', ') })}</span>}
      {leftOut.length > 0 && <span>{texts.leftOut({ words: leftOut.join(', ') })}</span>}
    </p>
  );
}
