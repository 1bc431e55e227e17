import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { ActionFailure } from '#display/actions.tsx';
import { ReasonedDialog } from './ReasonedDialog.tsx';

type Texts = 'title' | 'text' | 'subject' | 'losses' | 'confirmLabel' | 'pendingLabel';

/** Texts of a dialog that asks before an act. */
export interface Question extends Pick<ComponentProps<typeof ConfirmDialog>, Texts> {
  /** Set if the dialog asks why: the reason may be left out, or is needed. */
  reason?: 'optional' | 'needed';
  /** Shown in the dialog after a failure. */
  failed?: string;
}

interface Mutation<Act> {
  isPending: boolean;
  error: unknown;
  reset: () => void;
  mutate: (act: Act, callbacks: { onSuccess: () => void; onSettled: () => void }) => void;
}

interface Options<Act> {
  asks: (act: Act) => Question;
  /** A failure shows in the dialog, which then stays open, or on the page. */
  failureShows: 'in-dialog' | 'on-page';
  /** Returns the element to focus once the dialog has closed. */
  finalFocus?: (isDone: boolean) => HTMLElement | null;
  onClosed?: (isDone: boolean) => void;
}

/** Asks in a dialog, then performs the act, with the reason if one was given. */
export function useQuestion<Act = void>(
  { isPending, error, reset, mutate }: Mutation<Act & { reason?: string }>,
  { asks, failureShows, finalFocus, onClosed }: Options<Act>,
): { ask: (act: Act) => void; question: ReactNode } {
  const reason = useRef('');
  const [wasAsked, setAsked] = useState(false);
  const confirmed = useConfirmedMutation<Act>(
    {
      isPending,
      reset,
      mutate: (act, callbacks) =>
        mutate({ ...act, ...(reason.current && { reason: reason.current }) }, callbacks),
    },
    { failureShows },
  );
  const { dialog, isDone } = confirmed;

  function show() {
    const { reason: wanted, failed, ...texts } = asks(confirmed.asked as Act);
    const common = {
      ...dialog,
      ...texts,
      failure: failed !== undefined && error !== null && (
        <ActionFailure error={error} text={failed} />
      ),
      ...(finalFocus && { finalFocus: () => finalFocus(isDone.current) }),
      ...(onClosed && { onClosed: () => onClosed(isDone.current) }),
    };
    if (!wanted) return <ConfirmDialog {...common} />;
    return (
      <ReasonedDialog
        {...common}
        isNeeded={wanted === 'needed'}
        onConfirm={(stated) => {
          reason.current = stated;
          dialog.onConfirm();
        }}
      />
    );
  }

  return {
    ask: (act) => {
      setAsked(true);
      confirmed.ask(act);
    },
    question: wasAsked && show(),
  };
}
