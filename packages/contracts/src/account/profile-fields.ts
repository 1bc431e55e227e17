import * as z from 'zod/mini';

/** Fields in which people describe themselves for everyone to read, each with the most characters that it takes. */
export const profileLengths = {
  display_name: 50,
  avatar_url: 500,
  location: 80,
  bio: 500,
} as const;

export type ProfileField = keyof typeof profileLengths;

export const profileFields = Object.keys(profileLengths) as ProfileField[];

/** Makes an object of a value for each field. */
export const ofEachField = <Value>(value: (field: ProfileField) => Value) =>
  Object.fromEntries(profileFields.map((field) => [field, value(field)])) as Record<
    ProfileField,
    Value
  >;

/** The fields in answers of the API; null where they are empty. */
export const profileShape = ofEachField(() => z.nullable(z.string()));
