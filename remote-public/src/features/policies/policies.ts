/** The public promises, each with its version and the first day of that version. A change of words changes both. */
export const policies = {
  privacy: { path: '/privacy', version: 1, from: '2026-11-28' },
  terms: { path: '/terms', version: 1, from: '2026-11-28' },
  rules: { path: '/rules', version: 1, from: '2026-11-28' },
} as const;

export type PolicyName = keyof typeof policies;

/**
 * Times that the pages name. They are those of the API, the edge and the shell, which `tests/unit/policies.test.ts`
 * compares: a time that changes there is a new version of the page.
 */
export const times = {
  /** A session ends after so many hours without a request, */
  idleHours: 4,
  /** and after so many days in any case. */
  sessionDays: 30,
  /** An account knows a browser for so long after its last login. */
  deviceDays: 365,
  unconfirmedDays: 14,
  /** The log and the outbox name a deleted person for so long. */
  deletedDays: 30,
  /** Cookie with the random number by which releases are judged. */
  visitorDays: 365,
  /** The outcome of one visit, */
  visitDays: 7,
  /** and the counts made of many. */
  figureDays: 30,
  /** Cookies with language, theme and song. */
  choiceDays: 365,
  /** Cookie with the answer about analytics. */
  answerDays: 180,
  /** Cookie with the name of a file that came damaged. */
  damageMinutes: 10,
  /** Ticks on the page of emergencies. */
  tickHours: 12,
  /** A mailed link after it has expired. */
  linkDays: 30,
  /** The address of a list that is no longer shared. */
  shareDays: 365,
  /** Accuracy of a visitor's point. */
  pointMetres: 100,
} as const;
