const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Durations in milliseconds. */
export const lifetimes = {
  /** A sign-in ends after this long without a request, */
  idle: 4 * hour,
  /** and in any case after this long. */
  absolute: 30 * day,
  /** An owner's confirmation that it is them counts for this long. */
  stepUp: 10 * minute,
  /** Two tabs may present the same refresh token within this time. */
  refreshGrace: 10 * second,
  /** `last seen` is written at most this often. */
  seenResolution: minute,
  verifyEmailToken: day,
  /**
   * A verification link may be opened twice within this time
   * (docs/decisions/sign-in.md#0036).
   */
  verifyEmailGrace: 10 * minute,
  /** A registration may be taken back, as a wrong address needs it. */
  withdrawal: day,
  /** An account whose address is not confirmed. */
  unconfirmedAccount: 14 * day,
  resendCooldown: 30 * second,
  resetPasswordToken: hour,
  /** Before a mailed link removes a lost second factor, */
  removalWait: 7 * day,
  /** and after that (docs/decisions/second-factor.md#0327). */
  removalOpen: 7 * day,
  /** The link to choose a first password (docs/decisions/staff.md#0146). */
  invitation: 7 * day,
  /** The link in a mail that ends mails of its kind. */
  unsubscribeLink: 365 * day,
  enrollToken: 15 * minute,
  twofaToken: 5 * minute,
  /** A sign-in that waits for a mailed code, and the code. */
  mailedCode: 10 * minute,
  /** Between two mails that someone has the password and guesses codes. */
  codesWarning: day,
  passkeyChallenge: 5 * minute,
  /** A device that skips the second factor (docs/decisions/second-factor.md#0017). */
  rememberedDevice: 30 * day,
  /** A device stays known, so that signing in from it sends no mail. */
  knownDevice: 365 * day,
  /** An expired token is answered as expired, and not as unknown, for this long. */
  expiredToken: 30 * day,
  /** The address of a list that is not shared any more is answered as withdrawn, and not as unknown, for this long. */
  withdrawnShare: 365 * day,
  /** Reports of browsers about a release. */
  releaseMetric: 30 * day,
  /** The outcome of a visit, by which releases are judged, and regular visitors known. */
  visitOutcome: 7 * day,
  /** The answer to a call that its caller named by a key. */
  keptAnswer: day,
  /** The outcome of a change to many users, and with it the way to take it back. */
  bulkJob: 30 * day,
  /** A waiver of the second factor ends by itself (docs/decisions/second-factor.md#0018). */
  secondFactorWaiver: 7 * day,
} as const;
