/** Problems of the release store, as the edge sees them. */
export const releaseProblems = [
  'unreadable',
  'went-back',
  'expired',
  'withheld',
  'altered',
] as const;

type ReleaseProblem = (typeof releaseProblems)[number];

/** Problems that the last looks at the release store found. */
export interface ReleaseFindings {
  /** Of the live release (live-release.ts). */
  live: ReleaseProblem | null;
  /** Of the timestamp by which a server vouches for it (readiness.ts). */
  timestamp: ReleaseProblem | null;
  /** Of the published files (signed-files.ts). */
  files: ReleaseProblem | null;
}
