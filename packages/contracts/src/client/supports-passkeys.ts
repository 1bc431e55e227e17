/** The check of `browserSupportsWebAuthn()`, repeated here so that its library loads only when used. */
export function supportsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}
