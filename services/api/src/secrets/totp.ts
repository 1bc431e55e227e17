import { brand } from '@camp/contracts/site/brand';
import { generateSecret, generateURI, verifySync } from 'otplib';

const stepSeconds = 30;

/** 160 random bits in base32, as RFC 4226, section 4, recommends. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** Returns the address that an authenticator app reads from the QR code (Key Uri Format). */
export function otpauthAddress({ secret, email }: { secret: string; email: string }): string {
  return generateURI({ issuer: brand.name, label: email, secret });
}

/** The first four and the last four signs of a secret, enough to distinguish one set-up from another. */
export function maskSecret(secret: string): string {
  return `${secret.slice(0, 4)}…${secret.slice(-4)}`;
}

/**
 * The time step a six-digit code belongs to: this one, the one before or the one after, for clocks
 * that differ (RFC 6238; docs/decisions/second-factor.md#0014). Null when the code does not fit.
 * @param now in milliseconds
 */
export function stepOfTotpCode(
  { secret, code }: { secret: string; code: string },
  now = Date.now(),
): number | null {
  const epoch = Math.floor(now / 1_000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds });
  return result.valid ? Math.floor(epoch / stepSeconds) + result.delta : null;
}
