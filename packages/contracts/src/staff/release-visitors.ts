import * as z from 'zod/mini';

const countSchema = z.int().check(z.nonnegative());

/** Visitors who were seen, each once, and those of them for whom anything failed. */
export const visitorsShape = { visitors: countSchema, failures: countSchema };

/** Visitors of one app. Only the whole of what everyone gets is judged. */
export const appVisitorsShape = {
  ...visitorsShape,
  /** True if there are too few to judge. */
  is_few: z.optional(z.boolean()),
};

export type VisitorsFailed = Record<keyof typeof visitorsShape, number>;

/** The one way from loads that are counted by visitor to what is said of them: a load is good or failed. */
export const visitorsIn = ({
  loads,
  failures,
}: Record<'loads' | 'failures', number>): VisitorsFailed => ({
  visitors: loads + failures,
  failures,
});

/** Visitors of a release that everyone gets, and if more fail than may. `waiting`: there are too few to judge. */
export const judgedVisitorsSchema = z.object({
  ...visitorsShape,
  budget: z.enum(['waiting', 'kept', 'failures']),
});

/** The most frequent failure, as far as reports tell; each field is empty where they do not. */
const causeSchema = z.object({
  app: z.string(),
  phase: z.string(),
  reason: z.string(),
  /** The name of the page, as its remote's manifest has it. */
  page: z.string(),
  /** The error's name and the first call of its stack. */
  thrown_at: z.string(),
  browser: z.string(),
});

export type FailureCause = z.infer<typeof causeSchema>;

/** Why something was ended or taken back automatically. */
export const endingSchema = z.object({
  reason: z.enum(['failures', 'load-time']),
  apps: z.array(z.string()),
  ...visitorsShape,
  cause: z.nullable(causeSchema),
});

export type Ending = z.infer<typeof endingSchema>;
