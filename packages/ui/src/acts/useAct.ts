import { type ComponentProps, useRef, useState } from 'react';
import type { ConfirmDialog } from '#dialogs/ConfirmDialog.tsx';

type QuestionTexts = 'title' | 'text' | 'subject' | 'losses' | 'confirmLabel';

/** The question before an act. */
export interface Question extends Pick<ComponentProps<typeof ConfirmDialog>, QuestionTexts> {
  /** On the button while the act is under way; by default that it is saved. */
  pendingLabel?: string;
  /** Set if it asks for a reason, which may be left out or is needed. */
  reason?: 'optional' | 'needed';
}

/** Input of an act, with the reason if one was given. */
export type WithReason<Input> = Input & { reason?: string };

/** The part of a mutation that an act uses; the package itself loads no data. */
export interface Mutation<Input> {
  isPending: boolean;
  error: unknown;
  reset: () => void;
  mutate: (input: Input, callbacks?: { onSuccess?: () => void; onSettled?: () => void }) => void;
}

export interface ActOptions<Input> {
  /** Returns the question before the act; null where it is performed at once. */
  asks?: (input: Input) => Question | null;
  /** Says what failed. */
  failed: string | ((input: Input) => string);
  /** Place of a failure after a question: in the dialog, which then stays open, or on the page. */
  failureShows: 'in-dialog' | 'on-page';
  /** Returns the element to focus once the dialog has closed. */
  finalFocus?: (isDone: boolean) => HTMLElement | null;
  onClosed?: (isDone: boolean) => unknown;
}

/** One thing that people do, as buttons, menu items and dialogs draw it. */
export interface Act<Input = void> {
  /** Asks if the act asks, else performs it. */
  start: (input: Input) => void;
  isPending: boolean;
  isAsking: boolean;
  /** The question that is asked, or was until its dialog has faded out. */
  question: Question | null;
  confirm: (reason: string) => void;
  cancel: () => void;
  /** Forgets the last outcome. */
  reset: () => void;
  failure: { error: unknown; text: string; shows: 'in-dialog' | 'on-page' } | null;
  finalFocus?: () => HTMLElement | null;
  onClosed?: () => void;
}

/** An act as a button of its own draws it. */
export interface LabelledAct<Input = void> extends Act<Input> {
  label: string;
  isAllowed: boolean;
  isDanger?: boolean;
  /** True if it asks before it is performed. */
  asksFirst: boolean;
}

/** Joins a mutation and what is asked before it. A reason that was given comes with the input. */
export function useAct<Input = void>(
  { isPending, error, reset, mutate }: Mutation<WithReason<Input>>,
  { asks, failed, failureShows, finalFocus, onClosed }: ActOptions<Input>,
): Act<Input> {
  const [isAsking, setAsking] = useState(false);
  const [last, setLast] = useState<{ input: Input; question: Question | null } | null>(null);
  /* A ref, because the dialog closes before the mutation is reported to have succeeded. */
  const isDone = useRef(false);
  const question = last?.question ?? null;

  function start(input: Input) {
    const asked = asks?.(input) ?? null;
    setLast({ input, question: asked });
    isDone.current = false;
    if (!asked) return mutate(input as WithReason<Input>);
    if (failureShows === 'in-dialog') reset();
    return setAsking(true);
  }

  function confirm(reason: string) {
    if (!last) return;
    const input = reason ? { ...last.input, reason } : last.input;
    mutate(input as WithReason<Input>, {
      onSuccess: () => {
        isDone.current = true;
        setAsking(false);
      },
      onSettled: () => failureShows === 'on-page' && setAsking(false),
    });
  }

  const textOf = () => (typeof failed === 'string' ? failed : last ? failed(last.input) : '');
  return {
    start,
    isPending,
    isAsking,
    question,
    confirm,
    cancel: () => setAsking(false),
    reset,
    failure: error ? { error, text: textOf(), shows: question ? failureShows : 'on-page' } : null,
    ...(finalFocus && { finalFocus: () => finalFocus(isDone.current) }),
    ...(onClosed && { onClosed: () => onClosed(isDone.current) }),
  };
}
