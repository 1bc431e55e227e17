import { useRef, useState } from 'react';

/** The part of a mutation that this uses; the package itself loads no data. */
interface Mutation<Subject> {
  isPending: boolean;
  reset: () => void;
  mutate: (subject: Subject, callbacks: { onSuccess: () => void; onSettled: () => void }) => void;
}

/**
 * Asks in a {@link ConfirmDialog}, then runs the mutation. `dialog` is spread on it; `ask` opens it, about one
 * thing if there are several. A failure shows in the dialog, which then stays open, or on the page.
 */
export function useConfirmedMutation<Subject = void>(
  mutation: Mutation<Subject>,
  { failureShows }: { failureShows: 'in-dialog' | 'on-page' },
) {
  const [isAsking, setAsking] = useState(false);
  /* The subject stays in the dialog while that fades out. */
  const [asked, setAsked] = useState<{ subject: Subject } | null>(null);
  /* A ref, because the dialog closes before the mutation is reported to have succeeded. */
  const isDone = useRef(false);
  const close = () => setAsking(false);

  function ask(subject: Subject) {
    isDone.current = false;
    if (failureShows === 'in-dialog') mutation.reset();
    setAsked({ subject });
    setAsking(true);
  }

  function confirm() {
    if (!asked) return;
    mutation.mutate(asked.subject, {
      onSuccess: () => {
        isDone.current = true;
        close();
      },
      onSettled: () => failureShows === 'on-page' && close(),
    });
  }

  return {
    ask,
    asked: asked?.subject,
    /** True if it was done since it was last asked; for the dialog's `finalFocus` and `onClosed`. */
    isDone,
    dialog: { open: isAsking, isPending: mutation.isPending, onConfirm: confirm, onCancel: close },
  };
}
