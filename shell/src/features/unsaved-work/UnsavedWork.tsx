import { isWorkUnsaved, readLeaveQuestion, subscribeToUnsavedWork } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { isLeavingDocument } from '#remotes/contain/resting.ts';
import styles from './unsaved-work.module.css';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/unsaved-work']>({ en, fr });

/** Asks before a page with unsaved work is left (docs/decisions/documents.md#0093). */
export function UnsavedWork() {
  const isUnsaved = useSyncExternalStore(subscribeToUnsavedWork, isWorkUnsaved, () => false);
  const question = useSyncExternalStore(subscribeToUnsavedWork, readLeaveQuestion, () => null);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    globalThis.addEventListener('beforeunload', holdDocument);
    return () => globalThis.removeEventListener('beforeunload', holdDocument);
  }, [isUnsaved]);

  return question && <Question onAnswer={question.answer} />;
}

/** The browser's own dialog: that of packages/ui would be fetched, and the network may be away. */
function Question({ onAnswer }: { onAnswer: (choice: 'leave' | 'stay') => void }) {
  const texts = useMessages(messages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, text] = [useId(), useId()];

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.question}
      aria-labelledby={title}
      aria-describedby={text}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer('stay');
      }}
    >
      <h2 id={title}>{texts.title}</h2>
      <p id={text}>{texts.text}</p>
      <Cluster gap="12px" justify="end">
        <Button variant="ghost" onClick={() => onAnswer('stay')}>
          {texts.stay}
        </Button>
        <Button variant="dangerSolid" onClick={() => onAnswer('leave')}>
          {texts.leave}
        </Button>
      </Cluster>
    </dialog>
  );
}

/** The browser asks in its own words. */
function holdDocument(event: BeforeUnloadEvent): void {
  if (!isLeavingDocument()) event.preventDefault();
}
