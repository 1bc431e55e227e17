import { Link, useNavigate, useSearchParams, useSession } from '@camp/shell-api';
import { isolatedName } from '@camp/ui/data/PersonName';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { type ReactNode, useState } from 'react';
import { useNewList, useSavedPlaces } from '#saved/saved.queries.ts';
import type { ListId } from '#saved/waiting-changes.ts';
import { NameForm } from './forms.ts';
import { messages } from './messages.ts';
import styles from './saved.module.css';

/** Shows a member's lists; one alone is the page. */
export function Lists({ current }: { current: ListId }) {
  const texts = useMessages(messages);
  const { session } = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const { data } = useSavedPlaces(userId);
  const named = data?.lists.filter(({ name }) => name !== null) ?? [];
  const own = data?.lists.find(({ name }) => name === null)?.places ?? 0;

  if (named.length === 0) return null;
  return (
    <nav className={styles.lists} aria-label={texts.lists}>
      <ul>
        {(own > 0 || current === 'own') && (
          <li>
            <Link to="/saved" className={styles.tab} aria-current={pageIf(current === 'own')}>
              {texts.title}
              <span className={styles.count}>{texts.count({ places: own })}</span>
            </Link>
          </li>
        )}
        {named.map(({ id, name, places }) => (
          <li key={id}>
            <Link to={`/saved/${id}`} className={styles.tab} aria-current={pageIf(current === id)}>
              <bdi>{isolatedName(name ?? '')}</bdi>
              <span className={styles.count}>{texts.count({ places })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const pageIf = (isCurrent: boolean) => (isCurrent ? 'page' : undefined);

/** A dialog that asks for the name of a new list, below what opens it. */
export function NewList({ children }: { children: (open: () => void) => ReactNode }) {
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(params.has('new'));
  const create = useNewList((id) => {
    setOpen(false);
    void navigate(`/saved/${id}`);
  });

  return (
    <>
      {children(() => {
        create.reset();
        setOpen(true);
      })}
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.newList} size="form">
        <NameForm
          before=""
          call={create}
          labels={{ submit: texts.create, pending: texts.creating, failed: texts.notCreated }}
          onClose={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}
