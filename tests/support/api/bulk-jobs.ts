import { randomUUID } from 'node:crypto';
import type { BulkJob } from '@camp/contracts/staff/bulk-jobs';
import type { Role } from '@camp/contracts/site/roles';
import { until } from '#infra/test-servers/programs.ts';
import { buildUsers } from '#tests/support/people/build-user.ts';
import { underTest } from './api-under-test.ts';
import type { DatabasePlace } from '#tests/support/people/database.ts';
import type { Visitor } from './visitor.ts';

/** Builds people whom one search finds, and no one else. */
export async function matching(roles: Role[], place: DatabasePlace = underTest) {
  const mark = `j${randomUUID().replaceAll('-', '').slice(0, 9)}`;
  const users = await buildUsers(
    place,
    roles.map((role, index) => {
      const isSubscriber = role === 'subscriber';
      const username = `${mark}.${index}`;
      return {
        username,
        role,
        isSubscriber,
        isPaid: isSubscriber,
        isVerified: false,
        isWaived: true,
      };
    }),
  );
  return { filter: { search: mark }, ids: users.map(({ id }) => id) };
}

export const startJob = (visitor: Visitor, asked: object, side = 'admin') =>
  visitor.post(`/api/${side}/bulk-jobs`, asked);

/** @throws unless a job is in the answer. */
export function bulkJobOf(body: Record<string, unknown>): BulkJob {
  if (!body['job']) throw new Error(`No job: ${JSON.stringify(body)}`);
  return body['job'] as BulkJob;
}

/** Asks for the job again and again until it fits; returns it. */
export async function jobWhen(
  fits: (job: BulkJob) => boolean,
  { visitor, id, side = 'admin' }: { visitor: Visitor; id: number; side?: string },
): Promise<BulkJob> {
  let job: BulkJob | undefined;
  await until(async () => {
    job = bulkJobOf((await visitor.get(`/api/${side}/bulk-jobs/${id}`)).body);
    return fits(job);
  }, `Job ${id} gets there`);
  if (!job) throw new Error(`There is no job ${id}.`);
  return job;
}

export const endOf = (visitor: Visitor, { id }: BulkJob, side = 'admin'): Promise<BulkJob> =>
  jobWhen(({ state }) => state !== 'running', { visitor, id, side });
