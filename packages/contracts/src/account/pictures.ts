import * as z from 'zod/mini';
import { profileLengths } from './profile-fields.ts';
import { endpoint } from '#client/endpoint.ts';
import { atMost } from '#site/at-most.ts';
import { picturePath, picturePreviewPath } from '#site/picture-address.ts';
import { pictureAddress } from './profile.ts';
import { getUserByUsername } from './users.ts';

/** Types that a picture may have. None can hold script, as SVG can. */
export const pictureTypes = [
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const;

/** The bytes of a file. */
const image = z.string();

/** Returns a member's picture, fetched by the site: no reader's browser asks a host that a member has chosen. */
export const getPicture = endpoint('GET', picturePath, {
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  params: getUserByUsername.params,
  /** Any text: makes the address of another picture another one. */
  query: z.object({ of: z.optional(z.string().check(atMost(profileLengths.avatar_url))) }),
  response: image,
});

/** A picture that its owner has not saved yet. */
export const previewPicture = endpoint('GET', picturePreviewPath, {
  errors: ['NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
  query: z.object({ address: pictureAddress }),
  response: image,
});
