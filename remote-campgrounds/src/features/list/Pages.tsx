import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { addressOf, type ListState } from './list-state.ts';
import { messages } from './messages.ts';
import styles from './list.module.css';

interface Props {
  state: ListState;
  pages: number;
  /** Called when another page is asked for. */
  onTurn: () => void;
}

/** Links to the other pages, each of which has an address. */
export function Pages({ state, pages, onTurn }: Props) {
  const texts = useMessages(messages);
  const { page } = state;
  if (pages <= 1 && page === 1) return null;

  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      <ul>
        {page > 1 && (
          <li>
            <Step
              to={addressOf({ ...state, page: Math.min(page - 1, pages) })}
              onTurn={onTurn}
              label={texts.previous}
              sign="‹"
            />
          </li>
        )}
        {numbersAround(page, pages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                to={addressOf({ ...state, page: number })}
                className={styles.page}
                onClick={onTurn}
                aria-label={texts.page({ page: number, pages })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Step
              to={addressOf({ ...state, page: page + 1 })}
              onTurn={onTurn}
              label={texts.next}
              sign="›"
            />
          </li>
        )}
      </ul>
    </nav>
  );
}

interface StepProps extends Pick<Props, 'onTurn'> {
  to: string;
  label: string;
  sign: string;
}

function Step({ to, label, sign, onTurn }: StepProps) {
  return (
    <Link to={to} className={styles.page} aria-label={label} onClick={onTurn}>
      {sign}
    </Link>
  );
}

/** Returns the first page, the last one and those next to the current one; null stands for a gap. */
export function numbersAround(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const numbers = [...new Set(wanted)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
