import { Link } from '@camp/shell-api';
import { Cluster } from '@camp/ui/layout/spacing';
import styles from '#layout/ways.module.css';

interface Props {
  label: string;
  choices: readonly {
    name: string;
    /** The part of the address that holds the choice. */
    search: string;
    /** Number of matches; undefined until it is known. */
    count: number | undefined;
    isCurrent: boolean;
  }[];
}

/** Links to what is in each state, with their number; the choice is kept in the address. */
export function StateLinks({ label, choices }: Props) {
  return (
    <nav aria-label={label}>
      <Cluster as="ul" gap="8px">
        {choices.map(({ name, search, count, isCurrent }) => (
          <li key={search}>
            <Link
              className={styles.choice}
              to={{ search }}
              replace
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
            >
              {name} <span className={styles.count}>{count ?? '…'}</span>
            </Link>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}
