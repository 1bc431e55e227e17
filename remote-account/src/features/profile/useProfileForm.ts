import { profileFields } from '@camp/contracts/profile';
import { updateProfile } from '@camp/contracts/account';
import type { OwnUser } from '@camp/contracts/users';
import {
  announceAuthChange,
  api,
  notify,
  useMutation,
  useQueryClient,
  useSession,
} from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasFieldErrors, landFieldErrors } from '#forms/field-errors.ts';
import { messages } from './messages.ts';
import { type ProfileChange, profileFormSchema, valuesOf } from './profile-form.ts';

/** The form's state and its call; a success also updates the navbar, here and in other tabs. */
export function useProfileForm(user: OwnUser) {
  const texts = useMessages(messages);
  const { reload } = useSession();
  const queries = useQueryClient();
  const [isNothingFilled, setNothingFilled] = useState(false);
  const form = useForm({
    resolver: zodResolver(profileFormSchema),
    defaultValues: valuesOf(user),
  });
  const save = useMutation({
    mutationFn: (body: ProfileChange) => api(updateProfile, { params: { id: user.id }, body }),
    onSuccess: async (answer) => {
      form.reset(valuesOf(answer.user));
      notify({ tone: 'success', text: texts.saved });
      await reload();
      announceAuthChange();
      await queries.invalidateQueries();
    },
    onError: (error) => landFieldErrors({ error, names: profileFields, setError: form.setError }),
  });

  return {
    form,
    error: save.error && !hasFieldErrors(save.error, profileFields) ? save.error : null,
    isNothingFilled,
    isPending: save.isPending,
    submit: form.handleSubmit((body) => {
      const isEmpty = Object.keys(body).length === 0;
      setNothingFilled(isEmpty);
      if (!isEmpty) save.mutate(body);
    }),
  };
}
