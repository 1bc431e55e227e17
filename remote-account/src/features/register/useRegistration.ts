import { register, registerBody, withdrawRegistration } from '@camp/contracts/account/auth';
import { api, tabStore, useMutation } from '@camp/shell-api';
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

export type RegisterForm = z.infer<typeof registerFormSchema>;

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

/** The token that takes back the last registration from this tab; a reload keeps it. */
const withdrawalKey = 'campbc:withdrawal';

const empty: RegisterForm = {
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
export function useRegistration(
  typed: RegisterForm | null,
  onCreated: (values: RegisterForm) => void,
) {
  const refreshSession = useRefreshSession();
  const texts = useMessages(messages);
  const form = useApiForm({
    schema: registerFormSchema,
    values: typed ? { ...typed, password: '', confirmation: '' } : empty,
    mode: 'onTouched',
    call: useMutation({
      mutationFn: async (values: RegisterForm) => {
        const { signedIn, withdrawal } = await api(register, { body: bodyOf(values) });
        if (withdrawal) tabStore.write(withdrawalKey, withdrawal);
        return signedIn && (await refreshSession());
      },
      onSuccess: (isSignedIn, values) => {
        if (!isSignedIn) onCreated(values);
      },
    }),
  });
  return { ...form, failure: form.failure && registerFailureOf(form.failure, texts) };
}

/** The call that lets go of the account which was just created; null where nothing can be taken back. */
export function useWithdrawal(onDone: () => void) {
  const token = tabStore.read(withdrawalKey);
  const call = useMutation({
    mutationFn: (given: string) => api(withdrawRegistration, { body: { token: given } }),
    onSuccess: () => {
      tabStore.remove(withdrawalKey);
      onDone();
    },
  });
  return token === null ? null : { ...call, start: () => call.mutate(token) };
}
