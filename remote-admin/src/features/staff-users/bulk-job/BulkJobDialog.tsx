import type { CallResult } from '@camp/contracts/client/endpoint';
import type { previewBulkJob } from '@camp/contracts/staff/bulk-jobs';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { roleSchema } from '@camp/contracts/site/role-schemas';
import { type Role, roles } from '@camp/contracts/site/roles';
import { ApiCallError, useQuery } from '@camp/shell-api';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import { Button } from '@camp/ui/actions/Button';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { SelectField } from '@camp/ui/fields/SelectField';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Stack } from '@camp/ui/layout/spacing';
import { useState } from 'react';
import { signsOut, type UserAction } from '#features/staff-users/actions/user-action.ts';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import { type ListState, matchOf } from '#features/staff-users/users.queries.ts';
import type { StaffScope } from '@camp/staff/staff-scope';
import { previewQuery, useStartJob } from './bulk-job.queries.ts';
import { messages } from './messages.ts';

interface Props {
  scope: StaffScope;
  state: ListState;
  total: number | null;
  onClose: () => void;
}

const flagActions = {
  verify: { kind: 'verify', to: 1 },
  unverify: { kind: 'verify', to: 0 },
  subscribe: { kind: 'subscribe', to: 1 },
  unsubscribe: { kind: 'subscribe', to: 0 },
} as const satisfies Record<string, UserAction>;

type Choice = keyof typeof flagActions | 'setRole';

const isChoice = (text: string): text is Choice => text === 'setRole' || text in flagActions;

function actionFor(choice: Choice | null, role: Role): UserAction | null {
  if (choice === null) return null;
  return choice === 'setRole' ? { kind: 'role', role } : flagActions[choice];
}

/** Asks what to do to all who match, says how many that are, and starts it. */
export function BulkJobDialog({ scope, state, total, onClose }: Props) {
  const texts = useMessages(messages);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [role, setRole] = useState<Role>('member');
  const action = actionFor(choice, role);

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title({ total })}>
      <Stack gap="16px">
        <ActionChoice scope={scope} value={choice} onChoose={setChoice} />
        {choice === 'setRole' && <RoleChoice value={role} onChoose={setRole} />}
        {action ? (
          <Decision scope={scope} state={state} action={action} onClose={onClose} />
        ) : (
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

interface ActionChoiceProps {
  scope: StaffScope;
  value: Choice | null;
  onChoose: (choice: Choice | null) => void;
}

function ActionChoice({ scope, value, onChoose }: ActionChoiceProps) {
  const texts = useMessages(messages);
  const choices: Choice[] = ['verify', 'unverify', 'subscribe', 'unsubscribe'];
  if (scope === 'admin') choices.push('setRole');

  return (
    <SelectField
      label={texts.action}
      value={value ?? ''}
      options={[
        { value: '', label: texts.choose },
        ...choices.map((choice) => ({ value: choice, label: texts[choice] })),
      ]}
      onChange={({ currentTarget: { value: chosen } }) =>
        onChoose(isChoice(chosen) ? chosen : null)
      }
    />
  );
}

function RoleChoice({ value, onChoose }: { value: Role; onChoose: (role: Role) => void }) {
  const texts = useMessages(messages);
  const { roleChoices } = useMessages(listMessages);

  return (
    <SelectField
      label={texts.role}
      value={value}
      options={roles.map((role) => ({ value: role, label: roleChoices[role] }))}
      onChange={({ currentTarget }) => onChoose(roleSchema.parse(currentTarget.value))}
    />
  );
}

interface DecisionProps {
  scope: StaffScope;
  state: ListState;
  action: UserAction;
  onClose: () => void;
}

/** Shows how many users it affects, asks for a reason if one is needed, and starts the job. */
function Decision({ scope, state, action, onClose }: DecisionProps) {
  const texts = useMessages(messages);
  const { data: preview, error } = useQuery(previewQuery({ scope, state, action }));
  const start = useStartJob(onClose);
  const [reason, setReason] = useState('');
  const wrongReason = fieldOf(start.error, 'reason');
  const failure = error ?? (wrongReason === undefined ? start.error : null);

  return (
    <>
      <p role="status">{error ? '' : <PreviewText preview={preview} action={action} />}</p>
      {preview?.needs_reason && (
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={fieldLengths.reason}
          value={reason}
          error={wrongReason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      {failure && <ActFailure error={failure} text={texts.failed} />}
      <Button
        variant="danger"
        disabled={!canStart(preview)}
        pending={start.isPending}
        pendingLabel={texts.starting}
        onClick={() =>
          preview &&
          start.mutate({
            scope,
            people: { filter: matchOf(state), expected: preview.total },
            action,
            reason,
          })
        }
      >
        {texts.confirm({ count: preview?.allowed ?? 0 })}
      </Button>
      <Button variant="ghost" disabled={start.isPending} onClick={onClose}>
        {texts.cancel}
      </Button>
    </>
  );
}

type Preview = CallResult<typeof previewBulkJob.admin>;

const canStart = (preview: Preview | undefined): boolean =>
  preview !== undefined && preview.allowed > 0 && preview.total <= preview.most;

const fieldOf = (error: unknown, name: string): string | undefined =>
  error instanceof ApiCallError ? error.fields[name] : undefined;

interface PreviewProps {
  preview: Preview | undefined;
  action: UserAction;
}

function PreviewText({ preview, action }: PreviewProps) {
  const texts = useMessages(messages);
  if (!preview) return texts.counting;
  const { total, allowed: count, most } = preview;
  if (total > most) return texts.tooMany({ most });
  return [
    texts.preview({ count, total, isAll: count === total }),
    ...(signsOut(action) ? [texts.signsOut] : []),
    ...(preview.needs_second_admin ? [texts.secondAdmin] : []),
  ].join(' ');
}
