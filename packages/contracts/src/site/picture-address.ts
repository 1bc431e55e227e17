/** Without schemas, since every page draws the picture of the signed-in person. */
export const picturePath = '/api/users/by-username/:username/picture';
export const picturePreviewPath = '/api/account/picture';

interface PictureInput {
  username: string;
  avatar_url: string | null;
}

/** Returns the address of a person's picture for pages; null where there is none. */
export function pictureOf({ username, avatar_url }: PictureInput): string | null {
  if (!avatar_url) return null;
  const path = picturePath.replace(':username', encodeURIComponent(username));
  return `${path}?of=${encodeURIComponent(avatar_url)}`;
}

/** Returns the address at which the owner sees a picture that is not saved yet. */
export const picturePreviewOf = (address: string): string =>
  `${picturePreviewPath}?address=${encodeURIComponent(address)}`;
