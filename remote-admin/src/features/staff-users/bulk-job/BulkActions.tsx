import type { Role } from '@camp/contracts/site/roles';
import type { BulkJob } from '@camp/contracts/staff/bulk-jobs';
import { maxUsersAtOnce, type StaffUser } from '@camp/contracts/staff/staff-users';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { type Question, useAct } from '@camp/ui/acts/useAct';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import { ActionButton } from '@camp/ui/acts/ActionButton';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Stack } from '@camp/ui/layout/spacing';
import { type RefObject, useRef } from 'react';
import styles from '#features/staff-users/actions/actions.module.css';
import { messages } from '#features/staff-users/actions/messages.ts';
import { RoleMenu } from '#features/staff-users/actions/RoleMenu.tsx';
import { asksForMany, type UserAction } from '#features/staff-users/actions/user-action.ts';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import type { StaffScope } from '@camp/staff/staff-scope';
import type { Texts } from '#texts.d.ts';
import { selected, useStartJob } from './bulk-job.queries.ts';
import { NewestJobs } from './BulkJob.tsx';
import enQuestion from './BulkQuestion.en.json' with { type: 'json' };
import frQuestion from './BulkQuestion.fr.json' with { type: 'json' };

const questionMessages = defineMessages<Texts['features/staff-users/bulk-job/BulkQuestion']>({
  en: enQuestion,
  fr: frQuestion,
});

interface Props {
  /** The selected users, as they were last seen. */
  users: readonly StaffUser[];
  /** Number of them on other pages. */
  elsewhere: number;
  scope: StaffScope;
  /** Id of the last job over a selection; null if there is none. */
  startedHere: number | null;
  onStarted: (job: BulkJob) => void;
  /** Clears the selection. */
  onClear: () => void;
}

/**
 * One action for all selected users. Always rendered: without a selection it shows the result of the
 * last action until that is dismissed, and then nothing.
 */
export function BulkActions({ users, elsewhere, scope, startedHere, onStarted, onClear }: Props) {
  const { bulk: texts, failed } = useMessages(messages);
  const start = useStartJob(onStarted);
  const bar = useRef<HTMLDivElement>(null);
  const report = useRef<HTMLDivElement>(null);
  const action = start.variables?.action;
  const questionOf = useQuestionFor(users.length);
  const act = useAct<UserAction>(
    {
      ...start,
      mutate: (chosen, callbacks) =>
        start.mutate({ scope, people: selected(users), action: chosen }, callbacks),
    },
    {
      asks: (chosen) => (asksForMany(chosen) ? questionOf(chosen) : null),
      failed: ({ kind }) => failed[kind],
      failureShows: 'on-page',
      finalFocus: (isDone) => (isDone ? report.current : null),
    },
  );

  return (
    <>
      {users.length > 0 && (
        <Stack gap="12px">
          <div ref={bar} role="group" aria-label={texts.bar} className={styles.bar}>
            <p role="status" className={styles.count}>
              {texts.selected({ count: users.length, elsewhere })}
              <MostSelected count={users.length} />
            </p>
            <ActionButtons
              users={users}
              scope={scope}
              saving={start.isPending && action ? action : null}
              onAction={act.start}
            />
            <span className={styles.clear}>
              <ActionButton
                isAllowed
                isHeld={start.isPending}
                onClick={() => {
                  leave(bar);
                  start.reset();
                  onClear();
                }}
              >
                {texts.clear}
              </ActionButton>
            </span>
          </div>
          {act.failure && <ActFailure {...act.failure} />}
        </Stack>
      )}
      <ActDialog act={act} />
      <NewestJobs
        scope={scope}
        place="foot"
        startedHere={startedHere}
        focusRef={report}
        onDismiss={() => leave(report)}
      />
    </>
  );
}

/** The button pressed goes away: the focus moves to the surrounding list. */
function leave({ current }: RefObject<HTMLDivElement | null>): void {
  const list = current?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  list?.focus({ preventScroll: true });
}

/** Returns the question before many are changed. */
function useQuestionFor(count: number): (act: UserAction) => Question {
  const texts = useMessages(questionMessages);
  const { roleChoices } = useMessages(listMessages);
  const common = { title: texts.title({ count }), confirmLabel: texts.confirm };

  return (act) =>
    act.kind === 'role'
      ? { ...common, reason: 'optional', text: texts.role({ count, role: roleChoices[act.role] }) }
      : { ...common, text: texts.unverify({ count }) };
}

function MostSelected({ count }: { count: number }) {
  const { maxSelected } = useMessages(messages).bulk;
  return count === maxUsersAtOnce && ` ${maxSelected}`;
}

interface ButtonsProps extends Pick<Props, 'users' | 'scope'> {
  saving: UserAction | null;
  onAction: (action: UserAction) => void;
}

const flagActions = [
  { text: 'verify', action: { kind: 'verify', to: 1 } },
  { text: 'unverify', action: { kind: 'verify', to: 0 } },
  { text: 'subscribe', action: { kind: 'subscribe', to: 1 } },
  { text: 'unsubscribe', action: { kind: 'subscribe', to: 0 } },
] as const;

/** An action is enabled if it is allowed for at least one of the users; the result says who was refused. */
function ActionButtons({ users, scope, saving, onAction }: ButtonsProps) {
  const texts = useMessages(messages).bulk;

  return (
    <>
      {flagActions.map(({ text, action }) => (
        <ActionButton
          key={text}
          isAllowed={users.some(({ can }) => can[action.kind])}
          isSaving={saving === action}
          isHeld={saving !== null && saving !== action}
          onClick={() => onAction(action)}
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
          onChoose={(role) => onAction({ kind: 'role', role })}
        />
      )}
    </>
  );
}

/** Roles that may be given to all those users who can be given any. */
function commonRoles(users: readonly StaffUser[]): Role[] {
  const [first, ...others] = users.filter(({ can }) => can.setRole);
  if (!first) return [];
  return first.assignableRoles.filter((role) =>
    others.every(({ assignableRoles }) => assignableRoles.includes(role)),
  );
}
