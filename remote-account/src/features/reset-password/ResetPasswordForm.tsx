import { Link } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useWatch } from 'react-hook-form';
import { useFieldTexts } from '#forms/useFieldTexts.ts';
import { NewPasswordFields } from '#new-password/NewPasswordFields.tsx';
import { messages } from './messages.ts';
import { useReset } from './useReset.ts';

interface Props {
  token: string;
  onDone: () => void;
}

export function ResetPasswordForm({ token, onDone }: Props) {
  const texts = useMessages(messages);
  const fieldText = useFieldTexts();
  const { form, failure, isPending, submit } = useReset({ token, onDone });
  const { register, control, formState } = form;
  const { errors } = formState;
  const [newPassword, confirmation] = useWatch({ control, name: ['newPassword', 'confirmation'] });

  return (
    <Form
      label={texts.form}
      error={failure && texts.failed[failure]}
      onSubmit={(event) => void submit(event)}
    >
      <NewPasswordFields
        password={{
          label: texts.newPassword,
          value: newPassword,
          error: fieldText(errors.newPassword),
          registration: register('newPassword'),
        }}
        confirmation={{
          label: texts.confirmation,
          value: confirmation,
          error: errors.confirmation?.message,
          registration: register('confirmation'),
        }}
      />
      <Button type="submit" pending={isPending} pendingLabel={texts.saving}>
        {texts.save}
      </Button>
      {(failure === 'expired' || failure === 'invalid') && (
        <p>
          <Link to="/forgot-password">{texts.requestNew}</Link>
        </p>
      )}
    </Form>
  );
}
