import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { useQuery } from '@camp/shell-api';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { Notice } from '@camp/ui/feedback/Notice';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Stack } from '@camp/ui/layout/spacing';
import { useState } from 'react';
import { Sessions } from '#features/staff-users/sessions/Sessions.tsx';
import { nameOf } from './staff-user.ts';
import type { StaffScope } from '@camp/staff/staff-scope';
import { messages } from '#features/staff-users/second-factor/messages.ts';
import { RenewRecoveryCodes } from '#features/staff-users/second-factor/RecoveryCodes.tsx';
import {
  ResetSecondFactor,
  WaiverToggle,
} from '#features/staff-users/second-factor/SecondFactorActions.tsx';
import { SecondFactorStatus } from '#features/staff-users/second-factor/SecondFactorStatus.tsx';
import {
  hasFactorQuery,
  secondFactorQuery,
} from '#features/staff-users/second-factor/second-factor.queries.ts';

/** True if the two-factor panel offers any allowed action on the user. */
export function canOpenSecondFactor({ can }: StaffUser, scope: StaffScope): boolean {
  if (scope === 'moderator') return can.regenerateRecoveryCodes;
  return (
    can.resetSecondFactor || can.waiveSecondFactor || can.regenerateRecoveryCodes || can.endSessions
  );
}

interface DialogProps {
  user: StaffUser;
  scope: StaffScope;
  isOpen: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/**
 * A person's second factor and sessions: all of it for admins, only new recovery codes for
 * moderators. It warns once before it closes on unsaved codes.
 */
export function SecondFactorDialog({ user, scope, isOpen, onClose, finalFocus }: DialogProps) {
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
      finalFocus={finalFocus}
      title={texts.title({ name: nameOf(user) })}
    >
      {isWarned && (
        <div ref={bringIntoView}>
          <Notice tone="warning">{texts.codes.unsaved}</Notice>
        </div>
      )}
      {scope === 'admin' ? (
        <Stack gap="16px">
          <SecondFactorPanel user={user} onUnsavedCodes={keepTrack} />
          <Sessions user={user} />
        </Stack>
      ) : (
        <CodesPanel user={user} onUnsavedCodes={keepTrack} />
      )}
    </Dialog>
  );
}

/** The warning is above the codes, perhaps out of view. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' });
}

interface PanelProps {
  user: StaffUser;
  onUnsavedCodes: (isUnsaved: boolean) => void;
}

/** Shows a person's second factor to admins, with the actions. */
export function SecondFactorPanel({ user, onUnsavedCodes }: PanelProps) {
  const texts = useMessages(messages);
  const [resets, setResets] = useState(0);
  const status = useQuery(secondFactorQuery(user.id));

  return (
    <QueryView query={status} loading={texts.loading} failed={<LoadFailure error={status.error} />}>
      {({ twofa }) => (
        <Stack gap="16px">
          <SecondFactorStatus status={twofa} />
          {/* A reset makes codes that are still on screen invalid. */}
          <RenewRecoveryCodes
            key={resets}
            user={user}
            hasFactor={twofa.enabled || twofa.passkeys > 0}
            onUnsavedCodes={onUnsavedCodes}
          />
          <WaiverToggle user={user} isOn={twofa.override_enabled} />
          <ResetSecondFactor
            user={user}
            hasFactor={twofa.enabled || twofa.passkeys > 0}
            onReset={() => {
              setResets(resets + 1);
              onUnsavedCodes(false);
            }}
          />
        </Stack>
      )}
    </QueryView>
  );
}

/** Lets moderators make new recovery codes, if the user has a second factor that the codes can replace. */
function CodesPanel({ user, onUnsavedCodes }: PanelProps) {
  const texts = useMessages(messages);
  const query = useQuery(hasFactorQuery(user.id));

  return (
    <QueryView query={query} loading={texts.loading} failed={<LoadFailure error={query.error} />}>
      {(hasFactor) => (
        <RenewRecoveryCodes user={user} hasFactor={hasFactor} onUnsavedCodes={onUnsavedCodes} />
      )}
    </QueryView>
  );
}

function LoadFailure({ error }: { error: unknown }) {
  const { loadFailed } = useMessages(messages);

  return (
    <>
      <p>{loadFailed}</p>
      <p>{errorMessage(error, '')}</p>
    </>
  );
}
