import { NearMe } from '#features/list/near/NearMe.tsx';
import { TownField } from '#features/list/near/TownField.tsx';
import { type Origin, ownOrigin } from './nearest-first.ts';
import styles from './saved.module.css';

interface Props {
  /** Null while the list has its owner's order. */
  origin: Origin | null;
  onChange: (origin: Origin | null) => void;
}

/** A town, or the visitor's own place, to sort a list from. */
export function Nearest({ origin, onChange }: Props) {
  return (
    <div className={styles.nearest}>
      <TownField
        town={origin?.town ?? null}
        onChoose={(town) => onChange(town ? { ...town, town } : null)}
      />
      <NearMe
        isOn={origin !== null && origin.town === null}
        onFound={(at) => onChange(ownOrigin(at))}
        onLift={() => onChange(null)}
      />
    </div>
  );
}
