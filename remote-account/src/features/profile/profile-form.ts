import { profileBody, type ProfileField, profileFields } from '@camp/contracts/profile';
import type { OwnUser } from '@camp/contracts/users';
import * as z from 'zod/mini';

export type ProfileValues = Record<ProfileField, string>;

/** The call's body. */
export type ProfileChange = z.infer<typeof profileBody>;

/** The trimmed values without the empty ones, which are not sent (docs/specification.md#profile). */
export function filledFields(values: ProfileValues): ProfileChange {
  const trimmed = profileFields.map((name) => [name, values[name].trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

const typed = z.record(z.enum(profileFields), z.string());

/** Turns what is typed into the call's body and checks it against the contract. */
export const profileFormSchema = z.pipe(z.pipe(typed, z.transform(filledFields)), profileBody);

export function valuesOf(user: OwnUser): ProfileValues {
  const values = profileFields.map((name) => [name, user[name] ?? '']);
  return Object.fromEntries(values) as ProfileValues;
}

/** The picture's address, or null when the server would refuse it. */
export function shownPicture(address: string): string | null {
  const parsed = profileBody.shape.avatar_url.safeParse(address.trim());
  return parsed.data ?? null;
}
