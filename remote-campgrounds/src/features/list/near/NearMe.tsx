import { roughPoint } from '@camp/contracts/places/around-me';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Muted } from '@camp/ui/layout/text';
import { useEffect, useState } from 'react';
import { Sign } from '#places/Sign.tsx';
import { messages } from '#features/list/messages.ts';
import styles from '#features/list/filters.module.css';

interface Props {
  isOn: boolean;
  onFound: (at: string) => void;
  onLift: () => void;
}

type Asking = 'idle' | 'asking' | 'refused' | 'unavailable' | 'unanswered';

/** Time limit for the browser to find the place, once it is allowed to. */
const findTimeoutMs = 10_000;
/** That limit does not run while the browser waits for the visitor's answer, so this one frees the button again. */
const answerTimeoutMs = 20_000;

/** Asks the browser where the visitor is, only when pressed. */
export function NearMe({ isOn, onFound, onLift }: Props) {
  const { near: texts } = useMessages(messages);
  const [asking, setAsking] = useState<Asking>('idle');

  useEffect(() => {
    if (asking !== 'asking') return undefined;
    const timer = setTimeout(() => setAsking('unanswered'), answerTimeoutMs);
    return () => clearTimeout(timer);
  }, [asking]);

  function ask() {
    setAsking('asking');
    navigator.geolocation.getCurrentPosition(
      /* Also when it comes late: the visitor may read the question at leisure. */
      ({ coords }) => {
        setAsking('idle');
        onFound(roughPoint(coords));
      },
      ({ code, PERMISSION_DENIED }) =>
        setAsking(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: findTimeoutMs, maximumAge: 5 * 60_000 },
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
        {asking !== 'idle' && asking !== 'asking' && <p>{texts[asking]}</p>}
      </div>
    </div>
  );
}
