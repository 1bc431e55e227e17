import { createHmac, type KeyObject } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { buildProposalSchema, overrideProposalSchema } from '@camp/contracts/staff/dev-override';
import type { KeyRing } from '#secrets/key-ring.ts';
import { isSameText } from '#tokens/same-text.ts';
import * as z from 'zod/mini';

const whose = {
  userId: z.int(),
  /** Session of the device that it was given to. */
  sessionId: z.uuid(),
  until: z.iso.datetime(),
};

const grantSchema = z.union([
  z.extend(overrideProposalSchema, whose),
  z.extend(buildProposalSchema, whose),
]);

/** Says that one person gets one remote from elsewhere, on one device, until a certain time. */
export type DevOverrideGrant = z.infer<typeof grantSchema>;

/** The most characters that a browser keeps in a cookie, less its name and attributes (RFC 6265bis, 5.6). */
const longestToken = 3_800;
/** No signed grant is larger. The limit keeps a forged one from unpacking without end. */
const maxBytes = 50_000;

/**
 * `<grant, packed>.<HMAC-SHA-256>`, both in base64url, under a key derived from SECRETS_KEY. Null when
 * the grant is too large for a cookie. It is not a signed JWT (RFC 7515), because that does not compress:
 * the manifest of the public remote alone has 4,018 characters in base64url, and 926 compressed.
 */
export function signGrant(grant: DevOverrideGrant, keys: KeyRing): string | null {
  const packed = deflateRawSync(JSON.stringify(grant), { level: 9 }).toString('base64url');
  const token = `${packed}.${signatureOf(packed, keys.get('releaseOverride'))}`;
  return token.length <= longestToken ? token : null;
}

/** The grant in a token that we signed and that has not expired; null for anything else. */
export function grantIn(token: string, keys: KeyRing, now = Date.now()): DevOverrideGrant | null {
  const [packed = '', signature = ''] = token.split('.');
  const isOurs = (key: KeyObject) => isSameText(signature, signatureOf(packed, key));
  if (!keys.all('releaseOverride').some(isOurs)) return null;
  const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: maxBytes });
  /* It may be older than a rule that it breaks. */
  const { data: grant } = grantSchema.safeParse(JSON.parse(bytes.toString('utf8')));
  return grant && Date.parse(grant.until) > now ? grant : null;
}

function signatureOf(packed: string, key: KeyObject): string {
  return createHmac('sha256', key).update(packed).digest('base64url');
}
