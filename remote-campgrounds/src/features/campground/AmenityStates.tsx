import type { Campground } from '@camp/contracts/places/campgrounds';
import { amenities, knownStates } from '@camp/contracts/places/vocabulary';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { names } from '#places/names.ts';
import { messages } from './messages.ts';
import { FactSource } from './Sources.tsx';
import styles from './campground.module.css';

/** What there is, what there is not, and of what nothing is known. */
export function AmenityStates({ campground }: { campground: Campground }) {
  const { states } = useMessages(messages);
  const { amenity: amenityNames } = useMessages(names);
  const { all_amenities: all } = campground;

  return knownStates.map((state) => {
    const found = amenities.filter((amenity) => all[amenity].state === state);
    if (found.length === 0) return null;
    return (
      <div key={state} className={styles.amenities} data-state={state}>
        <h3>{states[state]}</h3>
        <ul>
          {found.map((amenity) => {
            const { source } = all[amenity];
            return (
              <li key={amenity}>
                {state !== 'unknown' && <Icon name={state === 'yes' ? 'check' : 'close'} />}
                {amenityNames[amenity]}
                {source !== null && <FactSource campground={campground} id={source} />}
              </li>
            );
          })}
        </ul>
      </div>
    );
  });
}
