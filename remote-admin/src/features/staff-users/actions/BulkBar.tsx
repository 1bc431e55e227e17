import type { Role } from '@camp/contracts/roles';
import type { StaffUser } from '@camp/contracts/staff-users';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useRef } from 'react';
import type { UsersScope } from '#features/staff-users/users-query.ts';
import { ActionButton } from './ActionButton.tsx';
import { ActionFailure } from '#display/ActionFailure.tsx';
import { messages as actionMessages } from './messages.ts';
import { RoleMenu } from './RoleMenu.tsx';
import type { UserDeed } from './user-deed.ts';
import styles from './BulkBar.module.css';
import { BulkResults } from './bulk/BulkResults.tsx';
import { messages } from './bulk/messages.ts';
import { useBulkChange } from './bulk/useBulkChange.ts';

interface Props {
  /** The selected users. */
  ids: readonly number[];
  /** The same, as they are on screen. */
  users: readonly StaffUser[];
  scope: UsersScope;
  /** Clears the selection. */
  onDone: () => void;
}

/**
 * One deed for all selected users. Render it always: with nothing selected it shows nothing but the
 * result of the last deed, until that is dismissed.
 */
export function BulkBar({ ids, users, scope, onDone }: Props) {
  const texts = useMessages(messages);
  const { failed } = useMessages(actionMessages);
  const change = useBulkChange({ ids, users, scope }, onDone);
  const place = useRef<HTMLDivElement>(null);
  const deed = change.variables;
  if (ids.length === 0 && !change.data) return null;

  /* What was pressed goes away: the focus moves to the list around. */
  function leave() {
    place.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    change.reset();
  }

  return (
    <div ref={place} className={styles.place}>
      {ids.length > 0 && (
        <div role="group" aria-label={texts.bar} className={styles.bar}>
          <p role="status" className={styles.count}>
            {texts.selected(ids.length)}
          </p>
          <Deeds
            users={users}
            scope={scope}
            saving={change.isPending && deed ? deed : null}
            onDeed={(chosen) => change.mutate(chosen)}
          />
          <ActionButton
            isAllowed
            variant="ghost"
            isHeld={change.isPending}
            onClick={() => {
              leave();
              onDone();
            }}
          >
            {texts.clear}
          </ActionButton>
        </div>
      )}
      {change.error && deed && <ActionFailure error={change.error} text={failed[deed.kind]} />}
      {change.data && (
        <BulkResults key={change.submittedAt} results={change.data} onDismiss={leave} />
      )}
    </div>
  );
}

interface DeedsProps extends Pick<Props, 'users' | 'scope'> {
  saving: UserDeed | null;
  onDeed: (deed: UserDeed) => void;
}

const flagDeeds = [
  { text: 'verify', deed: { kind: 'verify', to: 1 } },
  { text: 'unverify', deed: { kind: 'verify', to: 0 } },
  { text: 'subscribe', deed: { kind: 'subscribe', to: 1 } },
  { text: 'unsubscribe', deed: { kind: 'subscribe', to: 0 } },
] as const;

/** A deed is open where at least one of the users allows it; the answer tells who did not. */
function Deeds({ users, scope, saving, onDeed }: DeedsProps) {
  const texts = useMessages(messages);

  return (
    <>
      {flagDeeds.map(({ text, deed }) => (
        <ActionButton
          key={text}
          isAllowed={users.some(({ can }) => can[deed.kind])}
          isSaving={saving === deed}
          isHeld={saving !== null && saving !== deed}
          onClick={() => onDeed(deed)}
        >
          {texts[text]}
        </ActionButton>
      ))}
      {scope === 'admin' && (
        <RoleMenu
          label={texts.setRole}
          name={texts.setRoleFor}
          current={null}
          assignable={commonRoles(users)}
          isSaving={saving?.kind === 'role'}
          isHeld={saving !== null && saving.kind !== 'role'}
          onChoose={(role) => onDeed({ kind: 'role', role })}
        />
      )}
    </>
  );
}

/** Roles that may be given to every one of the users that can be given any. */
function commonRoles(users: readonly StaffUser[]): Role[] {
  const [first, ...others] = users.filter(({ can }) => can.setRole);
  if (!first) return [];
  return first.assignableRoles.filter((role) =>
    others.every(({ assignableRoles }) => assignableRoles.includes(role)),
  );
}
