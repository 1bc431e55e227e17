import { useMessages } from '@camp/ui/i18n/define-messages';
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { names } from '#places/names.ts';
import { messages } from './messages.ts';
import styles from './list.module.css';

/** Says how a search was understood, where it is more than names of places. */
export function Understood({ list: { understood } }: { list: CampgroundList }) {
  const { understood: texts, quoted } = useMessages(messages);
  const words = useMessages(names);
  if (!understood) return null;
  const { around, region, type, amenity, reservation, not_known: notKnown, text } = understood;
  const choices = [
    ...type.map((each) => words.type[each]),
    ...amenity.map((each) => words.amenity[each]),
    ...reservation.map((each) => words.reservation[each]),
    ...region.map((each) => words.region[each]),
    ...(text === '' ? [] : [quoted({ text })]),
  ];

  return (
    <p className={styles.understood}>
      {around && (
        <span>{texts.around({ count: around.places, km: around.km, town: around.town.name })}</span>
      )}
      {choices.length > 0 && <span>{texts.choices({ choices: choices.join(' · ') })}</span>}
      {notKnown.length > 0 && <span>{texts.notKnown({ words: notKnown.join(', ') })}</span>}
    </p>
  );
}
