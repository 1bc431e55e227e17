import { Button } from '@camp/ui/Button';
import { Form } from '@camp/ui/Form';
import { PasswordField } from '@camp/ui/PasswordField';
import { TextField } from '@camp/ui/TextField';
import { useWatch } from 'react-hook-form';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import styles from './RegisterForm.module.css';
import { useRegistration } from './useRegistration.ts';

/** The form opens its submit only when every check passes (specification, section 5). */
export function RegisterForm({ onCreated }: { onCreated: (email: string) => void }) {
  const { form, failure, isPending, submit } = useRegistration(onCreated);
  const { register, control, formState, getValues, trigger } = form;
  const { errors, isValid } = formState;
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmation'] });

  /* A password changed after its confirmation makes that one wrong, or right, again. */
  const recheckConfirmation = () => {
    if (getValues('confirmation') !== '') void trigger('confirmation');
  };

  return (
    <Form label="Create your account" error={failure} onSubmit={(event) => void submit(event)}>
      <TextField
        label="Username"
        hint="3–20 letters, numbers, underscores or dots."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <div className={styles.names}>
        <TextField
          label="First name (optional)"
          autoComplete="given-name"
          error={errors.firstname?.message}
          {...register('firstname')}
        />
        <TextField
          label="Last name (optional)"
          autoComplete="family-name"
          error={errors.lastname?.message}
          {...register('lastname')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', { onChange: recheckConfirmation })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
      <PasswordChecklist password={password} confirmation={confirmation} />
      <Button type="submit" disabled={!isValid} pending={isPending} pendingLabel="Creating…">
        Create account
      </Button>
    </Form>
  );
}
