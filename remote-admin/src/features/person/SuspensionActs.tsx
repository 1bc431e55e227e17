import { liftSuspension } from '@camp/contracts/staff/suspension';
import { api } from '@camp/shell-api';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { lazy, useState } from 'react';
import { useQuestion } from '#acts/useQuestion.tsx';
import { ActCard } from '#display/ActCard.tsx';
import { ActionFailure } from '#display/actions.tsx';
import { ActionButton } from '#features/staff-users/actions/ActionButton.tsx';
import { nameOf } from '#features/staff-users/staff-user.ts';
import { actMessages } from './act-messages.ts';
import type { PersonProps } from './person.queries.ts';
import { usePersonAct } from './usePersonAct.ts';

/* The page opens without the form: the gate limits the size of a page. */
const SuspendForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "suspend" */ './SuspendForm.tsx')).SuspendForm,
}));

/** Shows whether a person is suspended, why and until when, with the buttons to change it. */
export function SuspensionActs({ person: { user }, scope }: PersonProps) {
  const texts = useMessages(actMessages).suspension;
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { id, version: ifMatch, suspension, can } = user;
  const lift = usePersonAct<void>(user, {
    send: () => api(liftSuspension[scope], { params: { id }, ifMatch }),
    done: () => texts.lifted({ name: nameOf(user) }),
  });
  const { ask, question } = useQuestion(lift, {
    failureShows: 'on-page',
    asks: () => ({
      title: texts.lift,
      text: texts.liftQuestion({ name: nameOf(user) }),
      confirmLabel: texts.lift,
      pendingLabel: texts.saving,
    }),
  });
  const until = suspension?.until ? formatMoment(suspension.until, 'minute', language) : null;

  return (
    <ActCard title={texts.title}>
      {suspension ? (
        <>
          <p>{until ? texts.until({ end: until }) : texts.untilLifted}</p>
          <blockquote dir="auto">{suspension.reason}</blockquote>
        </>
      ) : (
        <p>{texts.none}</p>
      )}
      <div role="group" aria-label={texts.title}>
        <ActionButton
          isAllowed={can.suspend}
          variant={suspension ? 'secondary' : 'danger'}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {suspension ? texts.change : texts.suspend}
        </ActionButton>
        {suspension && (
          <ActionButton isAllowed={can.suspend} isSaving={lift.isPending} onClick={() => ask()}>
            {texts.lift}
          </ActionButton>
        )}
      </div>
      {lift.error && <ActionFailure error={lift.error} text={texts.liftFailed} />}
      {question}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.question({ name: nameOf(user) })}
        description={texts.consequence}
      >
        <SuspendForm user={user} scope={scope} onClose={() => setOpen(false)} />
      </Dialog>
    </ActCard>
  );
}
