import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Breakable } from './Breakable.tsx';
import { messages } from './messages.ts';
import styles from './Person.module.css';
import { QuietButton } from './QuietButton.tsx';

interface Props {
  id: number | null;
  /** Null when nobody has the id any more. */
  username: string | null;
  onOnly: (id: string) => void;
}

/** Who did it, or to whom: the way to the profile, and the id, which narrows the log to it. */
export function Person({ id, username, onOnly }: Props) {
  const { only } = useMessages(messages);
  if (id === null) return '—';

  return (
    <span className={styles.person}>
      {username && (
        <Link to={`/u/${encodeURIComponent(username)}`}>
          <Breakable text={username} />
        </Link>
      )}
      <QuietButton label={only(`#${id}`)} onClick={() => onOnly(String(id))}>
        #{id}
      </QuietButton>
    </span>
  );
}
