import * as z from 'zod/mini';

/** Fields in which people describe themselves for everyone to read. */
export const profileFields = ['display_name', 'avatar_url', 'location', 'bio'] as const;

export type ProfileField = (typeof profileFields)[number];

const optionalText = z.nullable(z.string());

/** The fields in answers of the API; null where they are empty. */
export const profileShape = {
  display_name: optionalText,
  avatar_url: optionalText,
  location: optionalText,
  bio: optionalText,
} satisfies Record<ProfileField, z.ZodMiniType>;
