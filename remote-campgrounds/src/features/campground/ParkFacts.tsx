import type { Park } from '@camp/contracts/places/parks';
import { parkStates } from '@camp/contracts/places/vocabulary';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useParkFactText } from '#places/names.ts';
import { ParkSources } from './Sources.tsx';
import { parkMessages } from './park-messages.ts';
import styles from './campground.module.css';

interface Props extends Pick<Park, 'facts'> {
  /** All sources of the page, and the ids of those of these facts. */
  sources: Park['sources'];
  ids: readonly string[];
}

/** Shows what may be done in a park and what it has: wholly, in parts or at times, and not at all. */
export function ParkFacts({ facts, sources, ids }: Props) {
  const texts = useMessages(parkMessages);
  if (facts.length === 0) return <p className={styles.unknown}>{texts.noFacts}</p>;

  return (
    <>
      {parkStates.map((state) => (
        <OfState key={state} state={state} facts={facts} />
      ))}
      <p className={styles.origins}>
        <ParkSources among={sources} ids={ids} />
      </p>
    </>
  );
}

const signs = { yes: 'check', limited: 'partly', no: 'close' } as const;

function OfState({ state, facts }: Pick<Park, 'facts'> & { state: (typeof parkStates)[number] }) {
  const texts = useMessages(parkMessages);
  const factText = useParkFactText();
  const found = facts.filter((each) => each.state === state);
  if (found.length === 0) return null;

  return (
    <div className={styles.amenities} data-state={state}>
      <h3>{texts.states[state]}</h3>
      <ul data-columns>
        {found.map(({ fact }) => (
          <li key={fact}>
            <Icon name={signs[state]} />
            {factText(fact)}
          </li>
        ))}
      </ul>
    </div>
  );
}
