import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { TextField } from '@camp/ui/fields/TextField';
import { useWatch } from 'react-hook-form';
import { useFieldTexts } from '#forms/field-errors.ts';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { NewPasswordFields } from '#new-password/NewPasswordFields.tsx';
import { messages } from './messages.ts';
import styles from '#forms/forms.module.css';
import { useRegistration } from './useRegistration.ts';

/** The submit button opens once every check passes; pressed before, it shows what is missing. */
export function RegisterForm({ onCreated }: { onCreated: (email: string) => void }) {
  const texts = useMessages(messages);
  const fieldText = useFieldTexts();
  const { form, failure, isPending, submit } = useRegistration(onCreated);
  const { register, control, formState, getValues, trigger } = form;
  const { errors, isValid } = formState;
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmation'] });

  /* Changing the password may invalidate its confirmation, or make it valid again. */
  const recheckConfirmation = () => {
    if (getValues('confirmation') !== '') void trigger('confirmation');
  };

  return (
    <Form label={texts.title} error={failure} onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.username}
        hint={texts.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldText(errors.username)}
        {...register('username')}
      />
      <div className={styles.names}>
        <TextField
          label={texts.firstname}
          autoComplete="given-name"
          error={fieldText(errors.firstname)}
          {...register('firstname')}
        />
        <TextField
          label={texts.lastname}
          autoComplete="family-name"
          error={fieldText(errors.lastname)}
          {...register('lastname')}
        />
      </div>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        error={fieldText(errors.email)}
        {...register('email')}
      />
      <NewPasswordFields
        password={{
          label: texts.password,
          value: password,
          error: fieldText(errors.password),
          registration: register('password', { onChange: recheckConfirmation }),
        }}
        confirmation={{
          label: texts.confirmation,
          value: confirmation,
          error: fieldText(errors.confirmation),
          registration: register('confirmation'),
        }}
      />
      <SubmitButton isOpen={isValid} pending={isPending} pendingLabel={texts.submitting}>
        {texts.submit}
      </SubmitButton>
    </Form>
  );
}
