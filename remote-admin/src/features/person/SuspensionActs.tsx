import { liftSuspension } from '@camp/contracts/staff/suspension';
import { api } from '@camp/shell-api';
import { ActionButton } from '@camp/ui/acts/ActionButton';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { lazy, useState } from 'react';
import { ActCard } from '@camp/staff/display/ActCard';
import { useAskedFor } from '#acts/useAskedFor.ts';
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
  useAskedFor({ act: 'suspend', isOpen: can.suspend, start: () => setOpen(true) });
  const name = nameOf(user);
  const lift = usePersonAct(user, 'liftSuspension', {
    label: texts.lift,
    asks: () => ({ text: texts.liftQuestion({ name }) }),
    call: () => api(liftSuspension[scope], { params: { id }, ifMatch }),
    done: () => texts.lifted({ name }),
    failed: texts.liftFailed,
  });
  const until = suspension?.until ? formatMoment(suspension.until, 'minute', language) : null;

  return (
    <ActCard
      title={texts.title}
      acts={[suspension !== null && lift]}
      buttons={
        <ActionButton
          isAllowed={can.suspend}
          variant={suspension ? 'secondary' : 'danger'}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {suspension ? texts.change : texts.suspend}
        </ActionButton>
      }
    >
      {suspension ? (
        <>
          <p>{until ? texts.until({ end: until }) : texts.untilLifted}</p>
          <blockquote dir="auto">{suspension.reason}</blockquote>
        </>
      ) : (
        <p>{texts.none}</p>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.question({ name })}
        description={texts.consequence}
      >
        <SuspendForm user={user} scope={scope} onClose={() => setOpen(false)} />
      </Dialog>
    </ActCard>
  );
}
