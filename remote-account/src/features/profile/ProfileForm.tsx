import {
  type ProfileField,
  profileFields,
  profileLengths,
} from '@camp/contracts/account/profile-fields';
import type { OwnUser } from '@camp/contracts/account/users';
import { Button } from '@camp/ui/actions/Button';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { Form } from '@camp/ui/fields/Form';
import { PersonName } from '@camp/ui/data/PersonName';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { TextAreaField } from '@camp/ui/fields/TextAreaField';
import { TextField } from '@camp/ui/fields/TextField';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Avatar } from '@camp/ui/data/Avatar';
import { pictureOf } from '@camp/contracts/site/picture-address';
import { Card } from '@camp/ui/layout/Card';
import { Stack } from '@camp/ui/layout/spacing';
import { messages } from './messages.ts';
import {
  type ProfileValues,
  shownPicture,
  useFieldRemoval,
  useProfileForm,
} from './useProfileForm.ts';
import styles from './profile.module.css';

/** Share of a field's maximum length from which it shows its count. */
const countsFromShare = 0.8;

export function ProfileForm({ user }: { user: OwnUser }) {
  const texts = useMessages(messages);
  const { form, field, failure, isNothingFilled, isPending, submit } = useProfileForm(user);
  const values = form.watch();
  /* Updated on blur: half an address would request pictures from unrelated servers. */
  const [picture, setPicture] = useState(user.avatar_url ?? '');
  const removal = useFieldRemoval(user, {
    setFocus: form.setFocus,
    resetField: (name) => {
      form.resetField(name, { defaultValue: '' });
      if (name === 'avatar_url') setPicture('');
    },
  });

  const countOf = (length: number, most: number) =>
    length < most * countsFromShare ? null : texts.count({ used: length, limit: most });

  const framed = (name: ProfileField) => {
    const length = (values[name] ?? '').trim().length;
    return {
      label: texts[name].label,
      hint: <FieldHint text={texts[name].hint} count={countOf(length, profileLengths[name])} />,
    };
  };

  const inputs: Record<ProfileField, ReactNode> = {
    display_name: (
      <TextField {...framed('display_name')} autoComplete="nickname" {...field('display_name')} />
    ),
    avatar_url: (
      <TextField
        {...framed('avatar_url')}
        type="url"
        inputMode="url"
        autoComplete="photo"
        {...field('avatar_url', {
          onBlur: ({ target }: { target: HTMLInputElement }) => setPicture(target.value),
        })}
      />
    ),
    location: (
      <TextField {...framed('location')} autoComplete="address-level2" {...field('location')} />
    ),
    bio: <TextAreaField {...framed('bio')} rows={6} {...field('bio')} />,
  };

  return (
    <div className={styles.columns}>
      <ProfilePreview user={user} values={values} picture={picture} />
      <Form
        label={texts.form}
        error={failure && errorMessage(failure, texts.failed)}
        onSubmit={submit}
      >
        {profileFields.map((name) => (
          <div key={name} className={styles.field}>
            {inputs[name]}
            {user[name] !== null && (
              <Button
                variant="ghost"
                size="small"
                aria-label={texts.remove.labelOf({ field: texts[name].label })}
                onClick={() => removal.start(name)}
              >
                {texts.remove.label}
              </Button>
            )}
          </div>
        ))}
        {isNothingFilled && <Notice tone="info">{texts.nothingToSave}</Notice>}
        <Button type="submit" pending={isPending} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
      </Form>
      <ActDialog act={removal} />
    </div>
  );
}

function FieldHint({ text, count }: { text: string; count: string | null }) {
  return (
    <span className={styles.hint}>
      <span>{text}</span>
      {count && <span className={styles.count}>{count}</span>}
    </span>
  );
}

interface Props {
  user: OwnUser;
  /** The form's current values. */
  values: Partial<ProfileValues>;
  picture: string;
}

/** Width and height of the picture and its placeholder, in pixels. */
const pictureSize = 96;

/** The profile as it will look; an empty field shows the saved value, which it keeps. */
function ProfilePreview({ user, values, picture }: Props) {
  const texts = useMessages(messages);
  const shown = (name: keyof ProfileValues) => values[name]?.trim() || user[name];
  const name = shown('display_name') || user.username;
  const location = shown('location');

  return (
    <Card title={texts.preview}>
      <Stack gap="4px" align="start" className={styles.preview}>
        <Avatar src={shownPicture(picture) ?? pictureOf(user)} size={pictureSize} />
        <p className={styles.name}>
          <PersonName name={name} />
        </p>
        <p className={styles.detail}>@{user.username}</p>
        {location && (
          <p className={styles.detail}>
            <PersonName name={location} />
          </p>
        )}
        {shown('bio') && (
          <p className={styles.bio} dir="auto">
            {shown('bio')}
          </p>
        )}
      </Stack>
    </Card>
  );
}
