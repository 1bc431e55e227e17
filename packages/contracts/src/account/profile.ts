import * as z from 'zod/mini';
import { atMost } from '#site/at-most.ts';
import { nothingHidden, nothingHiddenInLines, somethingVisible } from './free-text.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { type ProfileField, profileLengths } from './profile-fields.ts';

/** Makes a field optional: left out, it stays as it is; null empties it (docs/decisions/people.md#0105). */
const removable = <Value extends z.ZodMiniType>(value: Value) => z.optional(z.nullable(value));

const lengthOf = (field: ProfileField) =>
  atMost(profileLengths[field], fieldMessage('tooLong', { most: profileLengths[field] }));

const text = (field: ProfileField, isPlain = nothingHidden) =>
  removable(z.string().check(z.trim(), lengthOf(field), isPlain, somethingVisible));

/** True if an address is HTTPS, without a username or password (docs/specification.md#profile). */
function isPictureAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && username === '' && password === '';
}

export const pictureAddress = z
  .string()
  .check(
    z.trim(),
    lengthOf('avatar_url'),
    nothingHidden,
    z.refine(isPictureAddress, fieldMessage('pictureAddress')),
  );

/** An empty text is refused: the form does not send it (docs/specification.md#profile). */
export const profileBody = z.object({
  display_name: text('display_name'),
  avatar_url: removable(pictureAddress),
  location: text('location'),
  bio: text('bio', nothingHiddenInLines),
} satisfies Record<ProfileField, z.ZodMiniType>);
