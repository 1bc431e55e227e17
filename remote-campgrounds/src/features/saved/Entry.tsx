import type { PlaceEntry } from '@camp/contracts/places/saved-places';
import { Button } from '@camp/ui/actions/Button';
import { Icon } from '@camp/ui/artwork/Icon';
import { Loading } from '@camp/ui/feedback/Loading';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Suspense, useState } from 'react';
import { CampgroundCard } from '#components/CampgroundCard.tsx';
import type { ListId } from '#saved/waiting-changes.ts';
import { NoteForm } from './forms.ts';
import { messages } from './messages.ts';
import styles from './saved.module.css';

interface Props {
  listId: ListId;
  entry: PlaceEntry;
  /** Given where the order can be changed. */
  steps?: { isFirst: boolean; isLast: boolean };
  isMarked: boolean;
  onMark: (slug: string | null) => void;
  onMove: (step: -1 | 1, name: string) => void;
  onTakeOut: (name: string) => void;
}

/** Shows a saved place with its owner's note and the actions for it. */
export function Entry(props: Props) {
  const { listId, entry, isMarked, onMark, onTakeOut } = props;
  const texts = useMessages(messages);
  const { campground, slug } = entry;
  const name = campground?.name ?? slug;

  return (
    <li className={styles.entry}>
      {campground ? (
        <CampgroundCard
          campground={campground}
          level={2}
          hasSave={false}
          isMarked={isMarked}
          onMark={onMark}
        />
      ) : (
        <p className={styles.gone}>
          <strong>{slug}</strong> {texts.gone}
        </p>
      )}
      <Note listId={listId} entry={entry} />
      <div className={styles.tools}>
        <Steps {...props} name={name} />
        <Button
          variant="ghost"
          size="row"
          aria-label={texts.remove({ name })}
          onClick={() => onTakeOut(name)}
        >
          <Icon name="close" />
        </Button>
      </div>
    </li>
  );
}

function Steps({ steps, onMove, name }: Pick<Props, 'steps' | 'onMove'> & { name: string }) {
  const texts = useMessages(messages);
  if (!steps) return null;

  return (
    <>
      <Button
        variant="ghost"
        size="row"
        aria-label={texts.up({ name })}
        disabled={steps.isFirst}
        onClick={() => onMove(-1, name)}
      >
        ↑
      </Button>
      <Button
        variant="ghost"
        size="row"
        aria-label={texts.down({ name })}
        disabled={steps.isLast}
        onClick={() => onMove(1, name)}
      >
        ↓
      </Button>
    </>
  );
}

function Note({ listId, entry }: Pick<Props, 'listId' | 'entry'>) {
  const { note, saved_at } = entry;
  const texts = useMessages(messages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);

  if (isOpen)
    return (
      <Suspense fallback={<Loading />}>
        <NoteForm listId={listId} entry={entry} onDone={() => setOpen(false)} />
      </Suspense>
    );
  return (
    <div className={styles.note}>
      {note !== '' && <p className={styles.words}>{note}</p>}
      <p className={styles.noteFoot}>
        <Button variant="ghost" size="row" onClick={() => setOpen(true)}>
          {note === '' ? texts.addNote : texts.editNote}
        </Button>
        <time dateTime={saved_at} className={styles.count}>
          {texts.savedOn({ day: formatMoment(saved_at, 'day', language) })}
        </time>
      </p>
    </div>
  );
}
