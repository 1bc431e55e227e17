import { instant, integer, key, longText, model, now, optional, withDefault } from './model.ts';

/**
 * An authenticator app that a user has enrolled. Its secret is sealed
 * (docs/decisions/second-factor.md#0014).
 */
export class Authenticator extends model('authenticators', {
  userId: key(integer()),
  sealedSecret: longText(),
  enrolledAt: now(),
  lastVerifiedAt: optional(instant()),
  /** The newest time step a code was accepted for: none is accepted twice (RFC 6238, 5.2). */
  lastStep: withDefault(integer(), 0),
}) {}
