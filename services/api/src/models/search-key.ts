interface Named {
  username: string;
  email: string;
  displayName?: string | null;
  location?: string | null;
}

/**
 * What staff search a user by: names, e-mail and location in lower case, one to a line, as UTF-8 bytes.
 * Bytes, because databases find a piece in bytes several times faster than in text.
 */
export function searchKeyOf({ username, email, displayName, location }: Named): Buffer {
  const lines = [username, email, displayName ?? '', location ?? ''];
  return Buffer.from(lines.join('\n').toLowerCase());
}
