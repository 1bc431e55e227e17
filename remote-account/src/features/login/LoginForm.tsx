import { login, loginBody } from '@camp/contracts/auth';
import { api, useMutation } from '@camp/shell-api';
import { Button } from '@camp/ui/Button';
import { Form } from '@camp/ui/Form';
import { PasswordField } from '@camp/ui/PasswordField';
import { TextField } from '@camp/ui/TextField';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useEnter } from '#features/session-entry/useEnter.ts';
import { hasFieldErrors, landFieldErrors } from '#forms/failure.ts';
import { loginFailureOf } from './login-failure.ts';
import { UnverifiedNotice } from './UnverifiedNotice.tsx';

const fieldNames = ['identifier', 'password'] as const;

/** The password step; a success changes the session, which leads away from the page. */
export function LoginForm() {
  const enter = useEnter();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { identifier: '', password: '' },
  });
  const signIn = useMutation({
    mutationFn: async (body: { identifier: string; password: string }) => {
      await api(login, { body });
      if (!(await enter())) throw new Error('The browser kept no session.');
    },
    onError: (error) => landFieldErrors({ error, names: fieldNames, setError }),
  });
  const { errors } = formState;
  const failure =
    signIn.error && !hasFieldErrors(signIn.error, fieldNames) ? loginFailureOf(signIn.error) : null;

  return (
    <>
      {failure?.kind === 'unverified' && (
        <UnverifiedNotice text={failure.text} identifier={signIn.variables?.identifier ?? ''} />
      )}
      <Form
        label="Login"
        error={failure?.kind === 'refused' ? failure.text : null}
        onSubmit={(event) => void handleSubmit((values) => signIn.mutate(values))(event)}
      >
        <TextField
          label="Username or email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.identifier?.message}
          {...register('identifier')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" pending={signIn.isPending} pendingLabel="Logging in…">
          Login
        </Button>
      </Form>
    </>
  );
}
