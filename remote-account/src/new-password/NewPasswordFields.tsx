import { PasswordField } from '@camp/ui/fields/PasswordField';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordChecklist } from './PasswordChecklist.tsx';

interface Field {
  label: string;
  value: string;
  error: string | undefined;
  registration: UseFormRegisterReturn;
}

/** A new password, typed twice, with the rule beside it that is ticked off while typing. */
export function NewPasswordFields({
  password,
  confirmation,
}: Record<'password' | 'confirmation', Field>) {
  return (
    <>
      {[password, confirmation].map(({ label, error, registration }) => (
        <PasswordField
          key={registration.name}
          label={label}
          autoComplete="new-password"
          error={error}
          {...registration}
        />
      ))}
      <PasswordChecklist password={password.value} confirmation={confirmation.value} />
    </>
  );
}
