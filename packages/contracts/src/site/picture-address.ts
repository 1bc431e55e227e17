/** Without schemas, since every page draws the picture of whoever is signed in. */
export const picturePath = '/api/users/by-username/:username/picture';
export const picturePreviewPath = '/api/account/picture';

interface Pictured {
  username: string;
  avatar_url: string | null;
}

/** Where a page shows somebody's picture from; null where they have none. */
export function pictureOf({ username, avatar_url }: Pictured): string | null {
  if (!avatar_url) return null;
  const path = picturePath.replace(':username', encodeURIComponent(username));
  return `${path}?of=${encodeURIComponent(avatar_url)}`;
}

/** Where its owner sees a picture that is not saved yet. */
export const picturePreviewOf = (address: string): string =>
  `${picturePreviewPath}?address=${encodeURIComponent(address)}`;
