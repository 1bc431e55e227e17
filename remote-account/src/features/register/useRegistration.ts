import { register } from '@camp/contracts/auth';
import { api, useMutation } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useRefreshSession } from '#features/sign-in-redirect/useSignInResult.ts';
import { hasFieldErrors, landFieldErrors } from '#forms/field-errors.ts';
import { messages } from './messages.ts';
import { registerFailureOf } from '#forms/error-catalogue.ts';
import { bodyOf, type RegisterForm, registerFormSchema } from './register-form.ts';

const empty = {
  username: '',
  firstname: '',
  lastname: '',
  email: '',
  password: '',
  confirmation: '',
};

const fieldNames = ['username', 'firstname', 'lastname', 'email', 'password'] as const;

/**
 * The form's state and its call. Where no verification is needed, success signs the person in
 * (docs/decisions/0010-verified-e-mail.md).
 */
export function useRegistration(onCreated: (email: string) => void) {
  const refreshSession = useRefreshSession();
  const texts = useMessages(messages);
  const form = useForm({
    resolver: zodResolver(registerFormSchema),
    defaultValues: empty,
    mode: 'onTouched',
  });
  const create = useMutation({
    mutationFn: async (values: RegisterForm) => {
      const { signedIn } = await api(register, { body: bodyOf(values) });
      return signedIn && (await refreshSession());
    },
    onSuccess: (isSignedIn, { email }) => {
      if (!isSignedIn) onCreated(email);
    },
    onError: (error) => landFieldErrors({ error, names: fieldNames, setError: form.setError }),
  });

  return {
    form,
    failure:
      create.error && !hasFieldErrors(create.error, fieldNames)
        ? registerFailureOf(create.error, texts)
        : null,
    isPending: create.isPending,
    submit: form.handleSubmit((values) => create.mutate(values)),
  };
}
