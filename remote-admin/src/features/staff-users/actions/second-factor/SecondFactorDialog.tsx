import type { StaffUser } from '@camp/contracts/staff-users';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { useState } from 'react';
import { nameOf } from '#features/staff-users/actions/name-of.ts';
import type { UsersScope } from '#features/staff-users/users-query.ts';
import { messages } from './messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';

interface Props {
  user: StaffUser;
  scope: UsersScope;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Somebody's second factor: all of it for admins, new recovery codes alone for moderators. It warns
 * once before it closes over codes that nobody has kept.
 */
export function SecondFactorDialog({ user, scope, isOpen, onClose }: Props) {
  const texts = useMessages(messages);
  const [hasUnsavedCodes, setUnsavedCodes] = useState(false);
  const [isWarned, setWarned] = useState(false);

  function keepTrack(isUnsaved: boolean) {
    setUnsavedCodes(isUnsaved);
    setWarned(false);
  }

  function close() {
    if (hasUnsavedCodes && !isWarned) return setWarned(true);
    keepTrack(false);
    return onClose();
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && close()}
      title={texts.title(nameOf(user))}
    >
      {isWarned && (
        <div ref={bringIntoView}>
          <Notice tone="warning">{texts.codes.unsaved}</Notice>
        </div>
      )}
      {scope === 'admin' ? (
        <SecondFactorPanel user={user} onUnsavedCodes={keepTrack} />
      ) : (
        <RecoveryCodes user={user} onUnsavedCodes={keepTrack} />
      )}
    </Dialog>
  );
}

/** The codes may have been scrolled to; the warning stands above them. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' });
}
