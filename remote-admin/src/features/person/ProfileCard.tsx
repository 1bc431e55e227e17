import { type ProfileField, profileFields } from '@camp/contracts/account/profile-fields';
import { pictureOf } from '@camp/contracts/site/picture-address';
import { restoreProfile } from '@camp/contracts/staff/person';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { api } from '@camp/shell-api';
import { ActionButton } from '@camp/ui/acts/ActionButton';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import { Avatar } from '@camp/ui/data/Avatar';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { lazy, useRef, useState } from 'react';
import { ActCard } from '@camp/staff/display/ActCard';
import { UndoOffer } from '#features/staff-users/actions/UndoOffer.tsx';
import { useAskedFor } from '#acts/useAskedFor.ts';
import { nameOf } from '#features/staff-users/staff-user.ts';
import { actMessages } from './act-messages.ts';
import type { PersonProps } from './person.queries.ts';
import { usePersonAct } from './usePersonAct.ts';
import styles from './person.module.css';

/* The page opens without the form: the gate limits the size of a page. */
const ClearForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "clear-profile" */ './ClearForm.tsx')).ClearForm,
}));

/** Shows what a person says about themselves for everyone to read, and lets staff clear it. */
export function ProfileCard({ person: { user }, scope }: PersonProps) {
  const texts = useMessages(actMessages).profile;
  const [isOpen, setOpen] = useState(false);
  const [cleared, setCleared] = useState<readonly ProfileField[]>([]);
  const top = useRef<HTMLDivElement>(null);
  const filled = profileFields.filter((field) => user[field] !== null);
  const name = nameOf(user);
  useAskedFor({
    act: 'clear',
    isOpen: filled.length > 0 && user.can.clearProfile,
    start: () => setOpen(true),
  });
  const restore = usePersonAct(user, 'restoreProfile', {
    label: texts.undo,
    call: () => api(restoreProfile[scope], { params: { id: user.id } }),
    done: () => texts.restored({ name }),
    failed: texts.restoreFailed,
  });
  const what = new Intl.ListFormat(`${useLanguage()}-CA`).format(
    cleared.map((field) => texts.fields[field].toLowerCase()),
  );

  return (
    <div ref={top} tabIndex={-1}>
      <ActCard
        title={texts.title}
        buttons={
          filled.length > 0 && (
            <ActionButton
              isAllowed={user.can.clearProfile}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {texts.clear}
            </ActionButton>
          )
        }
      >
        {filled.length === 0 ? <p>{texts.empty}</p> : <Fields user={user} filled={filled} />}
        {restore.failure && <ActFailure {...restore.failure} />}
        {cleared.length > 0 && (
          <UndoOffer
            key={what}
            text={texts.cleared({ name, what })}
            onDue={() => setCleared([])}
            onUndo={() => {
              setCleared([]);
              top.current?.focus();
              restore.start();
            }}
          />
        )}
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          title={texts.question({ name })}
          description={texts.consequence}
          /* What opened it is gone once nothing is left. */
          finalFocus={() => (filled.length === 0 ? top.current : null)}
        >
          <ClearForm
            user={user}
            scope={scope}
            filled={filled}
            onCleared={setCleared}
            onClose={() => setOpen(false)}
          />
        </Dialog>
      </ActCard>
    </div>
  );
}

/** The fields that hold something. */
function Fields({ user, filled }: { user: StaffUser; filled: readonly ProfileField[] }) {
  const { fields } = useMessages(actMessages).profile;

  return (
    <dl className={styles.facts}>
      {filled.map((field) => (
        <div key={field}>
          <dt>{fields[field]}</dt>
          <dd className={styles.noteText}>
            {field === 'avatar_url' ? (
              <Avatar src={pictureOf(user)} size={80} />
            ) : (
              <span dir="auto">{user[field]}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
