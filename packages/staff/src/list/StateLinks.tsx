import { Link } from '@camp/shell-api';
import { Cluster } from '@camp/ui/layout/spacing';
import type { QueryState } from '#filters/useQueryState.ts';
import styles from './list.module.css';

interface Props {
  label: string;
  list: Pick<QueryState<{ state?: string | undefined }>, 'state' | 'searchWith'>;
  choices: readonly {
    /** Undefined for all of them. */
    state: string | undefined;
    name: string;
    count: number;
  }[];
}

/** Links to what is in each state, with their number; the choice is kept in the address. */
export function StateLinks({ label, list, choices }: Props) {
  return (
    <nav aria-label={label}>
      <Cluster as="ul" gap="8px">
        {choices.map(({ state, name, count }) => (
          <li key={name}>
            <Link
              className={styles.choice}
              to={{ search: list.searchWith({ state }) }}
              replace
              preventScrollReset
              aria-current={list.state.state === state ? 'true' : undefined}
            >
              {name} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}
