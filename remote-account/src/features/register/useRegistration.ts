import { register, registerBody } from '@camp/contracts/account/auth';
import { api, useMutation } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { fieldMessage } from '@camp/contracts/sentences/field-messages';
import * as z from 'zod/mini';
import { useRefreshSession } from '#features/sign-in-redirect/useSignInResult.ts';
import { registerFailureOf } from '#forms/error-catalogue.ts';
import { messages } from './messages.ts';

/** The API's body, plus the password a second time. */
export const registerFormSchema = z.extend(registerBody, { confirmation: z.string() }).check(
  z.refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: fieldMessage('confirmation'),
  }),
);

type RegisterForm = z.infer<typeof registerFormSchema>;

/** The call's body: without the confirmation and without empty names. */
export function bodyOf({ firstname, lastname, username, email, password }: RegisterForm) {
  return {
    username,
    email,
    password,
    ...(firstname && { firstname }),
    ...(lastname && { lastname }),
  };
}

const empty = {
  username: '',
  firstname: '',
  lastname: '',
  email: '',
  password: '',
  confirmation: '',
};

/**
 * The form's state and its call. Where no verification is needed, success signs the person in
 * (docs/decisions/sign-in.md#0010).
 */
export function useRegistration(onCreated: (email: string) => void) {
  const refreshSession = useRefreshSession();
  const texts = useMessages(messages);
  const form = useApiForm({
    schema: registerFormSchema,
    values: empty,
    mode: 'onTouched',
    call: useMutation({
      mutationFn: async (values: RegisterForm) => {
        const { signedIn } = await api(register, { body: bodyOf(values) });
        return signedIn && (await refreshSession());
      },
      onSuccess: (isSignedIn, { email }) => {
        if (!isSignedIn) onCreated(email);
      },
    }),
  });
  return { ...form, failure: form.failure && registerFailureOf(form.failure, texts) };
}
