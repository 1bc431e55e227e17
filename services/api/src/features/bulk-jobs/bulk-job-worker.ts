import { Op } from 'sequelize';
import { RepeatedWork } from '#background/repeated-work.ts';
import { BulkJob } from '#models/bulk-job.ts';
import { newLease, type RunContext, runJob } from './run-job.ts';

const pollIntervalMs = 1_000;
/** Pause between two people, so that other writers get their turn: SQLite has one writer at a time. */
const pauseMs = 5;

/** Takes on the bulk jobs that no process is at work on (docs/decisions/staff.md#0150). */
export class BulkJobWorker extends RepeatedWork {
  readonly name = 'bulk-jobs';
  private readonly context: RunContext;

  constructor(context: RunContext) {
    super(pollIntervalMs);
    this.context = context;
  }

  protected explain(error: unknown): void {
    this.context.log.warn({ err: error }, 'bulk jobs are waiting');
  }

  protected async work(): Promise<void> {
    for (const job of await freeJobs()) {
      if (this.isStopped || !(await claim(job))) continue;
      await runJob(this.context, { job, isStopped: () => this.isStopped, pauseMs });
    }
  }
}

const isFree = () => ({
  [Op.or]: [{ leasedUntil: null }, { leasedUntil: { [Op.lt]: new Date() } }],
});

const freeJobs = (): Promise<BulkJob[]> =>
  BulkJob.findAll({ where: { state: 'running', ...isFree() }, order: ['id'] });

/** Takes a job for this process alone; false when another one was faster. */
async function claim(job: BulkJob): Promise<boolean> {
  const taken = newLease();
  const where = { id: job.id, state: 'running' as const, ...isFree() };
  const [count] = await BulkJob.update(taken, { where });
  if (count === 1) job.set(taken, { raw: true });
  return count === 1;
}
