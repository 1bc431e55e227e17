import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { suspendUser } from '@camp/contracts/staff/suspension';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { api, ApiCallError } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { SelectField } from '@camp/ui/fields/SelectField';
import { TextAreaField } from '@camp/ui/fields/TextAreaField';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { type SubmitEvent, useState } from 'react';
import { ActionFailure } from '#display/actions.tsx';
import { nameOf } from '#features/staff-users/staff-user.ts';
import type { StaffScope } from '#staff-scope.ts';
import { actMessages } from './act-messages.ts';
import { endOf, type Length, lengths } from './suspension-end.ts';
import { usePersonAct } from './usePersonAct.ts';

interface FormProps {
  user: StaffUser;
  scope: StaffScope;
  onClose: () => void;
}

/** Asks why and for how long. */
export function SuspendForm({ user, scope, onClose }: FormProps) {
  const texts = useMessages(actMessages).suspension;
  const { id, version: ifMatch, suspension } = user;
  const [reason, setReason] = useState(suspension?.reason ?? '');
  const [length, setLength] = useState<Length>('week');
  const [day, setDay] = useState('');
  const [isTried, setTried] = useState(false);
  const suspend = usePersonAct(user, {
    send: (until: string | null) =>
      api(suspendUser[scope], { params: { id }, body: { reason, until }, ifMatch }),
    done: () => texts.done({ name: nameOf(user) }),
  });
  const missing = problemsOf({ reason, length, day }, texts);
  const errors = isTried ? { ...refusedFields(suspend.error), ...missing } : {};

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(missing).length > 0) return;
    suspend.mutate(endOf(length, day, new Date()), { onSuccess: onClose });
  }

  return (
    <Form
      label={texts.suspend}
      error={suspend.error && <ActionFailure error={suspend.error} text={texts.failed} />}
      onSubmit={submit}
    >
      <TextAreaField
        label={texts.reason}
        hint={texts.reasonHint}
        rows={3}
        maxLength={fieldLengths.suspensionReason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={errors['reason']}
      />
      <SelectField
        label={texts.length}
        value={length}
        onChange={({ target }) => setLength(target.value as Length)}
        options={lengths.map((value) => ({ value, label: texts.lengths[value] }))}
      />
      {length === 'day' && (
        <TextField
          label={texts.lastDay}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={errors['day'] ?? errors['until']}
        />
      )}
      <Cluster gap="12px" justify="end">
        <Button variant="ghost" disabled={suspend.isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          variant="danger"
          pending={suspend.isPending}
          pendingLabel={texts.saving}
        >
          {suspension ? texts.save : texts.suspend}
        </Button>
      </Cluster>
    </Form>
  );
}

interface FormValues {
  reason: string;
  length: Length;
  day: string;
}

const refusedFields = (error: unknown): Record<string, string> =>
  error instanceof ApiCallError ? error.fields : {};

function problemsOf(
  { reason, length, day }: FormValues,
  texts: { reasonMissing: string; dayMissing: string },
): Record<string, string> {
  const end = length === 'day' ? endOf(length, day, new Date()) : null;
  const isOver = length === 'day' && (end === null || Date.parse(end) <= Date.now());
  return {
    ...(reason.trim() === '' && { reason: texts.reasonMissing }),
    ...(isOver && { day: texts.dayMissing }),
  };
}
