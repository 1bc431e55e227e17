import * as z from 'zod/mini';
import { fieldLengths } from '#site/field-lengths.ts';
import { nothingHidden, nothingHiddenInLines, somethingVisible } from './free-text.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import type { ProfileField } from './profile-fields.ts';

const lengthOf = (field: ProfileField) =>
  z.maxLength(fieldLengths[field], fieldMessage('tooLong', { most: fieldLengths[field] }));

const text = (field: ProfileField, isPlain = nothingHidden) =>
  z.optional(z.string().check(z.trim(), isPlain, somethingVisible, lengthOf(field)));

/** Https only, without a username or password (docs/specification.md#profile). */
function isPictureAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && username === '' && password === '';
}

/**
 * Fields that are left out stay as they are. Empty fields are not sent
 * (docs/specification.md#profile).
 */
export const profileBody = z.object({
  display_name: text('display_name'),
  avatar_url: z.optional(
    z
      .string()
      .check(
        z.trim(),
        nothingHidden,
        lengthOf('avatar_url'),
        z.refine(isPictureAddress, fieldMessage('pictureAddress')),
      ),
  ),
  location: text('location'),
  bio: text('bio', nothingHiddenInLines),
} satisfies Record<ProfileField, z.ZodMiniType>);
