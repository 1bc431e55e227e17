/** What can be wrong with what the release store has, as the edge sees it. */
export const releaseProblems = [
  'unreadable',
  'went-back',
  'expired',
  'withheld',
  'altered',
] as const;

type ReleaseProblem = (typeof releaseProblems)[number];

/** What the last looks at the release store found. */
export interface ReleaseFindings {
  /** At what is live (live-release.ts). */
  live: ReleaseProblem | null;
  /** At who vouches for it (readiness.ts). */
  timestamp: ReleaseProblem | null;
}
