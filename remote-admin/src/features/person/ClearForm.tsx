import { ofEachField, type ProfileField } from '@camp/contracts/account/profile-fields';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { clearProfile } from '@camp/contracts/staff/person';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { api } from '@camp/shell-api';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import { CheckboxField } from '@camp/ui/fields/CheckboxField';
import { Form } from '@camp/ui/fields/Form';
import { FormButtons } from '@camp/ui/fields/FormButtons';
import { TextAreaField } from '@camp/ui/fields/TextAreaField';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { useMessages } from '@camp/ui/i18n/define-messages';
import * as z from 'zod/mini';
import type { StaffScope } from '@camp/staff/staff-scope';
import { actMessages } from './act-messages.ts';
import { usePersonAct } from './usePersonAct.ts';

interface Props {
  user: StaffUser;
  scope: StaffScope;
  /** The fields that hold something. */
  filled: readonly ProfileField[];
  onCleared: (fields: readonly ProfileField[]) => void;
  onClose: () => void;
}

/** Asks what to clear of a profile, and why. */
export function ClearForm({ user, scope, filled, onCleared, onClose }: Props) {
  const texts = useMessages(actMessages).profile;
  const { id } = user;
  const clear = usePersonAct<{ fields: ProfileField[]; reason: string }>(user, 'clearProfile', {
    label: texts.confirm,
    call: async (body) => {
      await api(clearProfile[scope], { params: { id }, body });
      onCleared(body.fields);
    },
    failed: texts.failed,
  });
  const [only] = filled;
  const chosenIn = (values: FormValues) => filled.filter((name) => values[name]);
  const { field, submit } = useApiForm({
    values: { ...unchosen, ...(filled.length === 1 && only && { [only]: true }) },
    call: clear.mutation,
    schema: schemaOf(texts, {
      first: only ?? 'bio',
      isChosen: (values) => chosenIn(values).length > 0,
    }),
    toBody: (values: FormValues) => ({ fields: chosenIn(values), reason: values.reason }),
    onDone: onClose,
  });

  return (
    <Form
      label={texts.title}
      error={clear.failure && <ActFailure {...clear.failure} />}
      onSubmit={submit}
    >
      {filled.map((name) => (
        <CheckboxField
          key={name}
          label={texts.fields[name]}
          hint={name !== 'avatar_url' && <span dir="auto">{user[name]}</span>}
          {...field(name)}
        />
      ))}
      <TextAreaField
        label={texts.reason}
        hint={texts.reasonHint}
        rows={3}
        maxLength={fieldLengths.suspensionReason}
        {...field('reason')}
      />
      <FormButtons
        cancelLabel={texts.cancel}
        onCancel={onClose}
        variant="dangerSolid"
        pending={clear.isPending}
        pendingLabel={texts.saving}
      >
        {clear.label}
      </FormButtons>
    </Form>
  );
}

const unchosen = { ...ofEachField(() => false), reason: '' };

type FormValues = Record<ProfileField, boolean> & { reason: string };

/** Something has to be chosen, and a reason given. */
const schemaOf = (
  texts: { reasonMissing: string; nothingChosen: string },
  { first, isChosen }: { first: ProfileField; isChosen: (values: FormValues) => boolean },
) =>
  z
    .object({
      ...ofEachField(() => z.boolean()),
      reason: z.string().check(z.refine((reason) => reason.trim() !== '', texts.reasonMissing)),
    })
    .check(z.refine(isChosen, { error: texts.nothingChosen, path: [first] }));
