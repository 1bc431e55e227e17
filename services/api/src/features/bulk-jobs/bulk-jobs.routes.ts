import * as contract from '@camp/contracts/staff/bulk-jobs';
import type { AppContext } from '#context.ts';
import { route, routerOf, staffRoutes } from '#http/route.ts';
import { approveJob, listJobs, readJob, stopJob } from './bulk-jobs.service.ts';
import { previewJob, startJob, undoJob } from './start-job.service.ts';

export const bulkJobsRoutes = (context: AppContext) =>
  routerOf([
    ...staffRoutes(contract.previewBulkJob, (call) => previewJob(context, call)),
    ...staffRoutes(contract.startBulkJob, (call) => startJob(context, call)),
    ...staffRoutes(contract.listBulkJobs, listJobs),
    ...staffRoutes(contract.readBulkJob, readJob),
    ...staffRoutes(contract.stopBulkJob, (call) => stopJob(context, call)),
    route(contract.approveBulkJob, 'admin', (call) => approveJob(context, call)),
    ...staffRoutes(contract.undoBulkJob, (call) => undoJob(context, call)),
  ]);
