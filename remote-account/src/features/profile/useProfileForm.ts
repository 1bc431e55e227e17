import { picturePreviewOf } from '@camp/contracts/site/picture-address';
import { profileBody } from '@camp/contracts/account/profile';
import { type ProfileField, profileFields } from '@camp/contracts/account/profile-fields';
import { updateProfile } from '@camp/contracts/account/account';
import type { OwnUser } from '@camp/contracts/account/users';
import {
  announceAuthChange,
  api,
  notify,
  useDraft,
  useKeptDraft,
  useMutation,
  useQueryClient,
  useSession,
  useUnsavedWork,
} from '@camp/shell-api';
import { useAct } from '@camp/ui/acts/useAct';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

export type ProfileValues = Record<ProfileField, string>;

/** The call's body. */
type ProfileChange = z.infer<typeof profileBody>;

/** The trimmed values without the empty ones, which are not sent (docs/specification.md#profile). */
export function filledFields(values: ProfileValues): ProfileChange {
  const trimmed = profileFields.map((name) => [name, values[name].trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

const typed = z.record(z.enum(profileFields), z.string());

/** Turns what is typed into the call's body and checks it against the contract. */
export const profileFormSchema = z.pipe(z.pipe(typed, z.transform(filledFields)), profileBody);

function valuesOf(user: OwnUser): ProfileValues {
  const values = profileFields.map((name) => [name, user[name] ?? '']);
  return Object.fromEntries(values) as ProfileValues;
}

/** Returns the preview address of an unsaved picture; null if the server would refuse the picture's address. */
export function shownPicture(address: string): string | null {
  const { data } = profileBody.shape.avatar_url.safeParse(address.trim());
  return data ? picturePreviewOf(data) : null;
}

/** Says that the profile has changed: to the person, the navbar and the other tabs. */
function useAnnounceChange() {
  const { reload } = useSession();
  const queries = useQueryClient();

  return async (text: string) => {
    notify({ tone: 'success', text });
    await reload();
    announceAuthChange();
    await queries.invalidateQueries();
  };
}

/** The form's state and its call; a success also updates the navbar, here and in other tabs. */
export function useProfileForm(user: OwnUser) {
  const texts = useMessages(messages);
  const announceChange = useAnnounceChange();
  const [isNothingFilled, setNothingFilled] = useState(false);
  const apiForm = useApiForm({
    schema: profileFormSchema,
    values: valuesOf(user),
    call: useMutation({
      mutationFn: (body: ProfileChange) => api(updateProfile, { params: { id: user.id }, body }),
      onSuccess: async (answer) => {
        form.reset(valuesOf(answer.user));
        await announceChange(texts.saved);
      },
    }),
    toBody: (body) => {
      const isEmpty = Object.keys(body).length === 0;
      setNothingFilled(isEmpty);
      return isEmpty ? null : body;
    },
  });
  const { form } = apiForm;
  useDraftOf(form);

  return { ...apiForm, isNothingFilled };
}

interface FieldRemovalOptions {
  resetField: (name: ProfileField) => void;
  setFocus: (name: ProfileField) => void;
}

/** Empties a saved field after a question. What is typed in the others stays. */
export function useFieldRemoval(user: OwnUser, { resetField, setFocus }: FieldRemovalOptions) {
  const texts = useMessages(messages);
  const announceChange = useAnnounceChange();
  const remove = useMutation({
    mutationFn: (name: ProfileField) =>
      api(updateProfile, { params: { id: user.id }, body: { [name]: null } }),
    onSuccess: async (_answer, name) => {
      resetField(name);
      await announceChange(texts.remove.removed({ field: texts[name].label }));
    },
  });

  return useAct<ProfileField>(remove, {
    asks: (name) => ({
      title: texts.remove.title({ field: texts[name].label }),
      text: texts.remove.text,
      confirmLabel: texts.remove.label,
      pendingLabel: texts.remove.removing,
    }),
    failed: texts.failed,
    failureShows: 'in-dialog',
    /* Its button is gone with the field's value, so the field takes the focus (WCAG 2.4.3). */
    onClosed: (isDone) => isDone && remove.variables && setFocus(remove.variables),
  });
}

type Form = ReturnType<typeof useProfileForm>['form'];

/** Asks before typed text gets lost, and restores text after a session ended in the middle. */
function useDraftOf({ formState: { isDirty }, getValues, reset }: Form): void {
  useUnsavedWork(isDirty);
  useKeptDraft('profile', () => (isDirty ? getValues() : null));
  const found = useDraft('profile');

  useEffect(() => {
    const draft = typed.safeParse(found);
    if (draft.success) reset(draft.data, { keepDefaultValues: true });
  }, [found, reset]);
}
