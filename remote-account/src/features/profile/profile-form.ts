import { profileBody } from '@camp/contracts/account';
import type { OwnUser } from '@camp/contracts/users';
import * as z from 'zod/mini';

/** The most characters of each field (docs/specification.md#profile). */
export const limits = { display_name: 50, avatar_url: 500, location: 80, bio: 500 } as const;

export type ProfileField = keyof typeof limits;

export const profileFields = Object.keys(limits) as ProfileField[];

export type ProfileValues = Record<ProfileField, string>;

/** The call's body. */
export type ProfileChange = z.infer<typeof profileBody>;

/** The trimmed values without the empty ones, which are not sent (docs/specification.md#profile). */
export function filledFields(values: ProfileValues): ProfileChange {
  const trimmed = profileFields.map((name) => [name, values[name].trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

const typed = z.object({
  display_name: z.string(),
  avatar_url: z.string(),
  location: z.string(),
  bio: z.string(),
});

/** Turns what is typed into the call's body and checks it against the contract. */
export const profileFormSchema = z.pipe(z.pipe(typed, z.transform(filledFields)), profileBody);

export function valuesOf(user: OwnUser): ProfileValues {
  return {
    display_name: user.display_name ?? '',
    avatar_url: user.avatar_url ?? '',
    location: user.location ?? '',
    bio: user.bio ?? '',
  };
}

/** The picture's address, or null when the server would refuse it. */
export function shownPicture(address: string): string | null {
  const parsed = profileBody.shape.avatar_url.safeParse(address.trim());
  return parsed.data ?? null;
}
