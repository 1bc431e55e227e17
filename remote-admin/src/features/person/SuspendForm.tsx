import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { suspendUser } from '@camp/contracts/staff/suspension';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { api } from '@camp/shell-api';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import { Form } from '@camp/ui/fields/Form';
import { FormButtons } from '@camp/ui/fields/FormButtons';
import { SelectField } from '@camp/ui/fields/SelectField';
import { TextAreaField } from '@camp/ui/fields/TextAreaField';
import { TextField } from '@camp/ui/fields/TextField';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { useMessages } from '@camp/ui/i18n/define-messages';
import * as z from 'zod/mini';
import { nameOf } from '#features/staff-users/staff-user.ts';
import type { StaffScope } from '@camp/staff/staff-scope';
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
  const suspend = usePersonAct<{ reason: string; until: string | null }>(user, 'suspend', {
    label: suspension ? texts.save : texts.suspend,
    call: (body) => api(suspendUser[scope], { params: { id }, body, ifMatch }),
    done: () => texts.done({ name: nameOf(user) }),
    failed: texts.failed,
  });
  const before: FormValues = { reason: suspension?.reason ?? '', length: 'week', until: '' };
  const { form, field, submit } = useApiForm({
    values: before,
    call: suspend.mutation,
    schema: schemaOf(texts),
    toBody: ({ reason, length, until }: FormValues) => ({
      reason,
      until: endOf(length, until, new Date()),
    }),
    onDone: onClose,
  });

  return (
    <Form
      label={texts.suspend}
      error={suspend.failure && <ActFailure {...suspend.failure} />}
      onSubmit={submit}
    >
      <TextAreaField
        label={texts.reason}
        hint={texts.reasonHint}
        rows={3}
        maxLength={fieldLengths.suspensionReason}
        {...field('reason')}
      />
      <SelectField
        label={texts.length}
        options={lengths.map((value) => ({ value, label: texts.lengths[value] }))}
        {...field('length')}
      />
      {form.watch('length') === 'day' && (
        <TextField label={texts.lastDay} type="date" {...field('until')} />
      )}
      <FormButtons
        cancelLabel={texts.cancel}
        onCancel={onClose}
        variant="dangerSolid"
        pending={suspend.isPending}
        pendingLabel={texts.saving}
      >
        {suspend.label}
      </FormButtons>
    </Form>
  );
}

interface FormValues {
  reason: string;
  length: Length;
  /** The last day, if the length is one. */
  until: string;
}

/** A reason is needed, and a last day that is not over where the length is one. */
const schemaOf = (texts: { reasonMissing: string; dayMissing: string }) =>
  z
    .object({
      reason: z.string().check(z.refine((reason) => reason.trim() !== '', texts.reasonMissing)),
      length: z.enum(lengths),
      until: z.string(),
    })
    .check(z.refine(isAhead, { error: texts.dayMissing, path: ['until'] }));

function isAhead({ length, until }: FormValues): boolean {
  const end = length === 'day' ? endOf(length, until, new Date()) : null;
  return length !== 'day' || (end !== null && Date.parse(end) > Date.now());
}
