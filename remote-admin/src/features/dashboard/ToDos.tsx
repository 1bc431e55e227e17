import { Link } from '@camp/shell-api';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import styles from './dashboard.module.css';
import type { Figures } from './figures.ts';
import { messages } from './messages.ts';
import { toDosOf } from './to-dos.ts';

/** What needs hands, each with the way to it; nothing where nothing does. */
export function ToDos({ figures }: { figures: Figures }) {
  const texts = useMessages(messages).toDos;
  const toDos = toDosOf(figures);
  if (toDos.length === 0) return null;

  return (
    <ul className={styles.toDos} aria-label={texts.title}>
      {toDos.map(({ kind, count, to }) => (
        <li key={kind} className={styles.toDo}>
          <Icon name="warning" />
          <Link to={to}>{texts[kind](count)}</Link>
        </li>
      ))}
    </ul>
  );
}
