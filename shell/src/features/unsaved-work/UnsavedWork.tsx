import {
  askToLeave,
  isWorkUnsaved,
  readLeaveQuestion,
  subscribeToUnsavedWork,
} from '@camp/shell-api';
import type { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { useBlocker } from 'react-router';
import { isLeavingDocument } from '#remotes/contain/resting.ts';

const messages = defineMessages({
  en: {
    title: 'Leave without saving?',
    text: 'What you typed on this page is not saved yet.',
    leave: 'Leave without saving',
  },
  fr: {
    title: 'Quitter sans enregistrer ?',
    text: 'Ce que vous avez saisi sur cette page n’est pas encore enregistré.',
    leave: 'Quitter sans enregistrer',
  },
});

type Props = ComponentProps<typeof ConfirmDialog>;

/** A separate chunk, because few visitors need it. */
const loadDialog = () =>
  import(/* webpackChunkName: "leave-question" */ '@camp/ui/dialogs/ConfirmDialog');

const Question = lazy<ComponentType<Props>>(() =>
  loadDialog().then(
    (loaded) => ({ default: loaded.ConfirmDialog }),
    () => ({ default: PlainQuestion }),
  ),
);

/** Asks before a page with unsaved work is left (docs/decisions/0093-unsaved-work-asks.md). */
export function UnsavedWork() {
  const texts = useMessages(messages);
  const isUnsaved = useSyncExternalStore(subscribeToUnsavedWork, isWorkUnsaved, () => false);
  const question = useSyncExternalStore(subscribeToUnsavedWork, readLeaveQuestion, () => null);
  useBlockedPageChanges();

  useEffect(() => {
    if (!isUnsaved) return undefined;
    /* Fetched while there is a network, for the question may come without one. */
    loadDialog().catch(() => undefined);
    globalThis.addEventListener('beforeunload', holdDocument);
    return () => globalThis.removeEventListener('beforeunload', holdDocument);
  }, [isUnsaved]);

  if (!question) return null;
  return (
    <Suspense>
      <Question
        open
        title={texts.title}
        text={texts.text}
        confirmLabel={texts.leave}
        pendingLabel={texts.leave}
        isPending={false}
        onConfirm={() => question.answer('leave')}
        onCancel={() => question.answer('stay')}
      />
    </Suspense>
  );
}

/** The router keeps the page until the question is answered; a change of query or hash stays on it. */
function useBlockedPageChanges(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isWorkUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToLeave().then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
}

/** The browser asks in its own words. */
function holdDocument(event: BeforeUnloadEvent): void {
  if (!isLeavingDocument()) event.preventDefault();
}

/** The browser's own question, where the code of ours cannot be fetched. */
function PlainQuestion({ text, onConfirm, onCancel }: Props) {
  useEffect(() => {
    if (globalThis.confirm(text)) onConfirm();
    else onCancel();
  }, [text, onConfirm, onCancel]);

  return null;
}
