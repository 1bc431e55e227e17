/** What an authenticator keeps to tell whose passkey it is: our id, nothing personal (WebAuthn Level 3, 14.6.1). */
export function userHandleOf(userId: number) {
  return new TextEncoder().encode(String(userId));
}

export function isHandleOf(userHandle: string | null | undefined, userId: number): boolean {
  return userHandle === Buffer.from(userHandleOf(userId)).toString('base64url');
}
