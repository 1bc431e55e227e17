import type { Role } from '@camp/contracts/site/roles';
import { maxUsersAtOnce, type StaffUser } from '@camp/contracts/staff/staff-users';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Stack } from '@camp/ui/layout/spacing';
import { lazy, Suspense, useRef } from 'react';
import { type Question, useQuestion } from '#acts/useQuestion.tsx';
import { ActionFailure } from '#display/actions.tsx';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import type { StaffScope } from '#staff-scope.ts';
import type { Texts } from '#texts.d.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './actions.module.css';
import enQuestion from './BulkQuestion.en.json' with { type: 'json' };
import frQuestion from './BulkQuestion.fr.json' with { type: 'json' };
import { messages } from './messages.ts';
import { RoleMenu } from './RoleMenu.tsx';
import { asksForMany, type UserAction } from './user-action.ts';
import { useBulkAction } from './users.actions.ts';

const questionMessages = defineMessages<Texts['features/staff-users/actions/BulkQuestion']>({
  en: enQuestion,
  fr: frQuestion,
});

/* Loaded only after a change. */
const BulkResults = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bulk-results" */ './BulkResults.tsx')).BulkResults,
}));

interface Props {
  /** The selected users, as they were last seen. */
  users: readonly StaffUser[];
  /** Number of them on other pages. */
  elsewhere: number;
  scope: StaffScope;
  /** Clears the selection. */
  onDone: () => void;
}

/**
 * One action for all selected users. Always rendered: without a selection it shows the result of the
 * last action until that is dismissed, and then nothing.
 */
export function BulkActions({ users, elsewhere, scope, onDone }: Props) {
  const { bulk: texts, failed } = useMessages(messages);
  const change = useBulkAction({ users, scope }, onDone);
  const place = useRef<HTMLDivElement>(null);
  const action = change.variables;
  const { ask, question } = useQuestion<UserAction>(change, {
    failureShows: 'on-page',
    asks: useQuestionFor(users.length),
    finalFocus: () => place.current?.querySelector<HTMLElement>('h2') ?? null,
  });
  if (users.length === 0 && !change.data) return null;

  /* The button pressed goes away: the focus moves to the surrounding list. */
  function leave() {
    place.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    change.reset();
  }

  return (
    <Stack gap="12px" ref={place}>
      {users.length > 0 && (
        <div role="group" aria-label={texts.bar} className={styles.bar}>
          <p role="status" className={styles.count}>
            {texts.selected({ count: users.length, elsewhere })}
            <MostSelected count={users.length} />
          </p>
          <ActionButtons
            users={users}
            scope={scope}
            saving={change.isPending && action ? action : null}
            onAction={(chosen) => (asksForMany(chosen) ? ask(chosen) : change.mutate(chosen))}
          />
          <span className={styles.clear}>
            <ActionButton
              isAllowed
              isHeld={change.isPending}
              onClick={() => {
                leave();
                onDone();
              }}
            >
              {texts.clear}
            </ActionButton>
          </span>
        </div>
      )}
      {question}
      {change.error && action && <ActionFailure error={change.error} text={failed[action.kind]} />}
      {change.data && (
        <Suspense fallback={null}>
          <BulkResults key={change.submittedAt} results={change.data} onDismiss={leave} />
        </Suspense>
      )}
    </Stack>
  );
}

/** Returns the question before many are changed. */
function useQuestionFor(count: number): (act: UserAction) => Question {
  const texts = useMessages(questionMessages);
  const { saving: pendingLabel } = useMessages(messages);
  const { roleChoices } = useMessages(listMessages);
  const common = { title: texts.title({ count }), confirmLabel: texts.confirm, pendingLabel };

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
