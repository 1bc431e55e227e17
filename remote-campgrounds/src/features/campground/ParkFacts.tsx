import type { Park } from '@camp/contracts/places/parks';
import { parkStates } from '@camp/contracts/places/vocabulary';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useParkFactText } from '#places/names.ts';
import { parkMessages } from './park-messages.ts';
import styles from './campground.module.css';

/** Shows what may be done in a park and what it has: wholly, in parts or at times, and not at all. */
export function ParkFacts({ facts }: Pick<Park, 'facts'>) {
  const texts = useMessages(parkMessages);
  const factText = useParkFactText();
  if (facts.length === 0) return <p className={styles.unknown}>{texts.noFacts}</p>;

  return parkStates.map((state) => {
    const found = facts.filter((each) => each.state === state);
    if (found.length === 0) return null;
    return (
      <div key={state} className={styles.amenities} data-state={state}>
        <h3>{texts.states[state]}</h3>
        <ul data-columns>
          {found.map(({ fact }) => (
            <li key={fact}>
              <Icon name={state === 'no' ? 'close' : 'check'} />
              {factText(fact)}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
