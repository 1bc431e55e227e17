import type { PlaceEntry } from '@camp/contracts/places/saved-places';
import { Link, notify, useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Notice } from '@camp/ui/feedback/Notice';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { useState } from 'react';
import { useListChanges, usePlacing } from '#saved/saved.queries.ts';
import type { ListId } from '#saved/waiting-changes.ts';
import { Entry } from './Entry.tsx';
import { messages } from './messages.ts';
import styles from './saved.module.css';

interface Props {
  id: ListId;
  /** As they are shown: the order of the owner, or another. Only the owner's is changed, one step at a time. */
  entries: readonly PlaceEntry[];
  inOwnOrder: readonly PlaceEntry[];
  /** The place that is pointed at, here or on the map. */
  marked: string | null;
  onMark: (slug: string | null) => void;
}

/** The places of a list. */
export function Entries({ id, entries, inOwnOrder, marked, onMark }: Props) {
  const texts = useMessages(messages);
  const { session } = useSession();
  const { remove, save } = usePlacing(session.status === 'signed-in' ? session.user.id : null);
  const { change } = useListChanges(id);
  const [said, setSaid] = useState('');
  const [takenOut, setTakenOut] = useState<TakenOut | null>(null);
  const slugs = entries.map(({ slug }) => slug);
  const onError = (error: unknown) =>
    notify({ tone: 'danger', text: errorMessage(error, texts.notDone) });

  function move(slug: string, { from, to, name }: { from: number; to: number; name: string }) {
    const order = slugs.toSpliced(from, 1).toSpliced(to, 0, slug);
    change.mutate(
      { order },
      { onSuccess: () => setSaid(texts.moved({ name, place: to + 1 })), onError },
    );
  }

  function takeOut({ slug, note }: PlaceEntry, name: string) {
    const seen = { note, position: inOwnOrder.findIndex((entry) => entry.slug === slug) };
    remove.mutate(
      { list: id, slug, name },
      {
        onSuccess: (answer) => setTakenOut({ slug, name, before: answer ? answer.removed : seen }),
        onError,
      },
    );
  }

  function putBack({ slug, name, before }: TakenOut) {
    save.mutate({ list: id, slug, name, before }, { onSuccess: () => setTakenOut(null), onError });
  }

  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {takenOut && (
        <Notice
          tone="info"
          action={
            <Button variant="secondary" size="small" onClick={() => putBack(takenOut)}>
              {texts.undo}
            </Button>
          }
        >
          {texts.removed({ name: takenOut.name })}
        </Notice>
      )}
      {entries.length === 0 && <Nothing />}
      <ol className={styles.entries}>
        {entries.map((entry, at) => (
          <Entry
            key={entry.slug}
            listId={id}
            entry={entry}
            isMarked={entry.slug === marked}
            onMark={onMark}
            {...(entries === inOwnOrder && {
              steps: { isFirst: at === 0, isLast: at === entries.length - 1 },
            })}
            onMove={(step, name) => move(entry.slug, { from: at, to: at + step, name })}
            onTakeOut={(name) => takeOut(entry, name)}
          />
        ))}
      </ol>
    </>
  );
}

interface TakenOut {
  slug: string;
  name: string;
  before: { note: string; position: number } | null;
}

function Nothing() {
  const texts = useMessages(messages);

  return (
    <EmptyState
      of="matches"
      size="list"
      title={texts.empty}
      action={<Button render={<Link to="/campgrounds" />}>{texts.browse}</Button>}
    >
      {texts.emptyHint}
    </EmptyState>
  );
}
