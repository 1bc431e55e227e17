import type { PlaceFact } from '@camp/contracts/staff/staff-places';
import { knownStates } from '@camp/contracts/places/vocabulary';
import { Notice } from '@camp/ui/feedback/Notice';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { isAmenity, stateOf } from '#features/staff-places/facts/fact-kinds.ts';
import { factMessages } from '#features/staff-places/facts/fact-messages.ts';
import { useFactName } from '#features/staff-places/facts/fact-texts.ts';
import styles from '#features/staff-places/places.module.css';

interface Props {
  facts: readonly PlaceFact[];
  /** The API's, of the grid as a whole. */
  error: string | undefined;
}

/** Every amenity with yes, no and unknown side by side, one press each. `readAmenities` reads what was changed. */
export function AmenityGrid({ facts, error }: Props) {
  const { states } = useMessages(factMessages);
  const nameOf = useFactName();

  return (
    <div className={styles.grid}>
      {facts.filter(isAmenity).map((fact) => (
        <fieldset key={fact.fact} className={styles.choice}>
          <legend>{nameOf(fact.fact)}</legend>
          {knownStates.map((state) => (
            <label key={state} className={styles.option}>
              <input
                type="radio"
                name={fact.fact}
                value={state}
                defaultChecked={state === stateOf(fact)}
              />
              {states[state]}
            </label>
          ))}
        </fieldset>
      ))}
      {error && <Notice tone="danger">{error}</Notice>}
    </div>
  );
}
