import type { OwnUser } from '@camp/contracts/users';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { TextField } from '@camp/ui/fields/TextField';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';
import { useFieldTexts } from '#forms/useFieldTexts.ts';
import { messages } from './messages.ts';
import { limits, type ProfileField } from './profile-form.ts';
import styles from './ProfileForm.module.css';
import { ProfilePreview } from './ProfilePreview.tsx';
import { TextArea } from './TextArea.tsx';
import { useProfileForm } from './useProfileForm.ts';

export function ProfileForm({ user }: { user: OwnUser }) {
  const texts = useMessages(messages);
  const fieldText = useFieldTexts();
  const { form, error, isNothingFilled, isPending, submit } = useProfileForm(user);
  const { control, formState, register } = form;
  const values = useWatch({ control });
  /* Followed when the field is left: half an address would ask strange servers for pictures. */
  const [picture, setPicture] = useState(user.avatar_url ?? '');

  const fieldOf = (name: ProfileField) => {
    const length = (values[name] ?? '').trim().length;
    return {
      label: texts[name].label,
      hint: <FieldHint text={texts[name].hint} count={texts.count(length, limits[name])} />,
      error: fieldText(formState.errors[name]),
    };
  };

  return (
    <div className={styles.columns}>
      <Form
        label={texts.form}
        error={error && sentenceOf(error, texts.failed)}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          {...fieldOf('display_name')}
          autoComplete="nickname"
          {...register('display_name')}
        />
        <TextField
          {...fieldOf('avatar_url')}
          type="url"
          inputMode="url"
          autoComplete="photo"
          {...register('avatar_url', {
            onBlur: ({ target }: { target: HTMLInputElement }) => setPicture(target.value),
          })}
        />
        <TextField
          {...fieldOf('location')}
          autoComplete="address-level2"
          {...register('location')}
        />
        <TextArea {...fieldOf('bio')} rows={6} {...register('bio')} />
        {isNothingFilled && <Notice tone="info">{texts.nothingToSave}</Notice>}
        <Button type="submit" pending={isPending} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
      </Form>
      <ProfilePreview user={user} values={values} picture={picture} />
    </div>
  );
}

function FieldHint({ text, count }: { text: string; count: string }) {
  return (
    <span className={styles.hint}>
      <span>{text}</span>
      <span className={styles.count}>{count}</span>
    </span>
  );
}
