import { radiuses, type Town } from '@camp/contracts/places/campgrounds';
import { Button } from '@camp/ui/actions/Button';
import { SelectField } from '@camp/ui/fields/SelectField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Muted } from '@camp/ui/layout/text';
import { useState } from 'react';
import { Sign } from '#components/Sign.tsx';
import type { ListControls } from '#features/list/list-state.ts';
import { messages } from './messages.ts';
import { TownField } from './TownField.tsx';
import styles from '#features/list/filters.module.css';

interface Props {
  controls: ListControls;
  /** The town that the list is around. */
  town: Town | null;
}

/** What a search around a place begins with. */
const usual = { radius: 100, sort: 'distance' } as const;

/** A town, or the visitor's own place, and how far around it. */
export function NearFilter({ controls: { state, change }, town }: Props) {
  const texts = useMessages(messages);
  const around = { ...usual, radius: state.radius ?? usual.radius };
  const isNear = state.near !== undefined || state.at !== undefined;

  return (
    <>
      <TownField
        town={state.near === undefined ? null : town}
        onChoose={(near) => change(near ? { ...around, near, at: undefined } : { near })}
      />
      <NearMe
        isOn={state.near === undefined && state.at !== undefined}
        onFound={(at) => change({ ...around, at, near: undefined })}
        onLift={() => change({ at: undefined })}
      />
      {isNear && (
        <>
          <SelectField
            label={texts.radius}
            value={state.radius ?? ''}
            options={[
              ...radiuses.map((km) => ({ value: String(km), label: texts.kilometres(km) })),
              { value: '', label: texts.anyDistance },
            ]}
            onChange={({ currentTarget: { value } }) =>
              change({ radius: radiuses.find((km) => String(km) === value) })
            }
          />
          <Muted size="small">{texts.straight}</Muted>
        </>
      )}
    </>
  );
}

interface NearMeProps {
  isOn: boolean;
  onFound: (at: string) => void;
  onLift: () => void;
}

type Asking = 'idle' | 'asking' | 'refused' | 'unavailable';

/** Asks the browser where the visitor is, only when pressed. */
function NearMe({ isOn, onFound, onLift }: NearMeProps) {
  const texts = useMessages(messages);
  const [asking, setAsking] = useState<Asking>('idle');

  function ask() {
    setAsking('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking('idle');
        onFound(roughly(coords));
      },
      ({ code, PERMISSION_DENIED }) =>
        setAsking(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: 10_000, maximumAge: 5 * 60_000 },
    );
  }

  return (
    <div className={styles.here}>
      <Button
        variant="secondary"
        size="small"
        aria-pressed={isOn}
        pending={asking === 'asking'}
        pendingLabel={texts.asking}
        onClick={isOn ? onLift : ask}
      >
        <span className={styles.signed}>
          <Sign name="here" />
          {texts.here}
        </span>
      </Button>
      <div role="status">
        {isOn && <Muted size="small">{texts.aroundMe}</Muted>}
        {(asking === 'refused' || asking === 'unavailable') && <p>{texts[asking]}</p>}
      </div>
    </div>
  );
}

/** To about a hundred metres: it stands in the address, which people share. */
function roughly({ latitude, longitude }: GeolocationCoordinates): string {
  return `${latitude.toFixed(3)},${longitude.toFixed(3)}`;
}
