const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long things last, in milliseconds (decisions 2, 3 and 12). */
export const lifetimes = {
  /** A sign-in ends after this long without a request, */
  idle: 4 * hour,
  /** and in any case after this long. */
  absolute: 30 * day,
  /** Two tabs may present the same refresh token within this time. */
  refreshGrace: 10 * second,
  /** `last seen` is written at most this often. */
  seenResolution: minute,
  verifyEmailToken: day,
  /** Mail scanners open a link first: the same token answers ok again within this time (decision 7). */
  verifyEmailGrace: 10 * minute,
  resendCooldown: 30 * second,
  resetPasswordToken: hour,
  enrollToken: 15 * minute,
  twofaToken: 5 * minute,
  passkeyChallenge: 5 * minute,
  /** A device on which the second factor is not asked for (decision 17). */
  rememberedDevice: 30 * day,
  /** A device is known, so that a sign-in from it is not news. */
  knownDevice: 365 * day,
  /** What was mailed or begun is still known as expired for so long. */
  expiredToken: 30 * day,
  /** What browsers told of a release. */
  releaseSignal: 30 * day,
  /** An admin's exception from the second factor ends by itself (decision 18). */
  twofaOverride: 7 * day,
} as const;
