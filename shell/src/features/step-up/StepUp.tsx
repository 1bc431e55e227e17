import { readStepUpQuestion, subscribeToStepUp, useSession } from '@camp/shell-api';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { StepUpDialogProps } from './StepUpDialog.tsx';

/** Asks people to confirm that it is them, for the call that waits for it (docs/decisions/sessions.md#0107). */
export function StepUp() {
  const question = useSyncExternalStore(subscribeToStepUp, readStepUpQuestion, () => null);
  const { session } = useSession();
  const [Dialog, setDialog] = useState<ComponentType<StepUpDialogProps>>();
  const isOver = session.status === 'signed-out';

  useEffect(() => {
    if (!question) return;
    if (isOver) question.answer('given up');
    else loadDialog(setDialog, () => question.answer('given up'));
  }, [question, isOver]);

  return question && Dialog && <Dialog need={question.need} onAnswer={question.answer} />;
}

/** Loads the dialog's code only when it is needed: few people ever need it. */
function loadDialog(
  keep: (load: () => ComponentType<StepUpDialogProps>) => void,
  onFailure: () => void,
): void {
  void import(/* webpackChunkName: "step-up" */ './StepUpDialog.tsx').then(
    ({ StepUpDialog }) => keep(() => StepUpDialog),
    onFailure,
  );
}
