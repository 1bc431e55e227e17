import type { CallInput } from '@camp/contracts/client/endpoint';
import {
  type BulkJob,
  listBulkJobs,
  previewBulkJob,
  readBulkJob,
  startBulkJob,
} from '@camp/contracts/staff/bulk-jobs';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { api, queryOptions, useMutation, useQueryClient } from '@camp/shell-api';
import { type StaffAct, useStaffAct } from '@camp/staff/acts/useStaffAct';
import { changeFor, type UserAction } from '#features/staff-users/actions/user-action.ts';
import { refetchLists } from '#features/staff-users/actions/user-lists.ts';
import { type ListState, matchOf } from '#features/staff-users/users.queries.ts';
import type { StaffScope } from '@camp/staff/staff-scope';

const jobKey = ['staff-users-job'] as const;

/** Time between checks of a running job, in milliseconds; the server announces its other changes. */
const pollMs = 1_000;

interface ShownJobs {
  own: BulkJob | undefined;
  /** Waits for the viewer's approval, or did. */
  ofOthers: BulkJob | undefined;
}

export const jobsIn = ({ own, ofOthers }: Partial<ShownJobs> = {}): BulkJob[] =>
  [own, ofOthers].filter((job) => job !== undefined);

/** The newest jobs that concern the viewer, followed while they run; also after a reload, and in another tab. */
export const jobsQuery = (scope: StaffScope) =>
  queryOptions({
    queryKey: [...jobKey, scope],
    queryFn: async ({ client, queryKey, signal }): Promise<ShownJobs> => {
      const { jobs, waiting } = await api(listBulkJobs[scope], { signal });
      const [own] = jobs;
      const [ofOthers] = waiting;
      const shown = client.getQueryData<ShownJobs>(queryKey)?.ofOthers;
      if (ofOthers || !shown) return { own, ofOthers };
      /* A job of someone else that was decided meanwhile is on neither list. */
      const { job } = await api(readBulkJob[scope], { params: { id: shown.id }, signal });
      return { own, ofOthers: job };
    },
    meta: { changesWith: 'person' },
    refetchInterval: ({ state: { data } }) => (jobsIn(data).some(isRunning) ? pollMs : false),
  });

export const isRunning = ({ state }: BulkJob): boolean => state === 'running';

interface PreviewInput {
  scope: StaffScope;
  state: ListState;
  action: UserAction;
}

/** Previews a change to all who match. */
export const previewQuery = ({ scope, state, action }: PreviewInput) => {
  const body = { filter: matchOf(state), change: changeFor(action) };
  return queryOptions({
    queryKey: [...jobKey, 'preview', scope, body],
    queryFn: ({ signal }) => api(previewBulkJob[scope], { body, signal }),
    gcTime: 0,
    staleTime: 0,
  });
};

type PeopleInput = Pick<
  CallInput<typeof startBulkJob.admin>['body'],
  'ids' | 'versions' | 'filter' | 'expected'
>;

/** Names the selected people, with the versions on screen. */
export const selected = (users: readonly StaffUser[]): PeopleInput => ({
  ids: users.map(({ id }) => id),
  versions: Object.fromEntries(users.map(({ id, version }) => [id, version])),
});

interface StartInput {
  scope: StaffScope;
  people: PeopleInput;
  action: UserAction;
  reason?: string | undefined;
}

export function useStartJob(onStarted: (job: BulkJob) => void) {
  const { show, refresh } = useShownJob();
  return useMutation({
    mutationFn: ({ scope, people, action, reason }: StartInput) => {
      const { reason: why = reason, ...change } = changeFor(action);
      const body = { ...people, change, ...(why && { reason: why }) };
      return api(startBulkJob[scope], { body });
    },
    onSuccess: ({ job }, { scope }) => {
      show(scope, job);
      onStarted(job);
    },
    onSettled: () => void refresh(),
  });
}

type JobAct = StaffAct<void, { job: BulkJob }>;

/** An act on a job. The call answers with the job as it is then. */
export function useJobAct(scope: StaffScope, act: Pick<JobAct, 'label' | 'call' | 'failed'>) {
  const { show, refresh } = useShownJob();
  return useStaffAct<void, { job: BulkJob }>({
    ...act,
    onSuccess: ({ job }) => show(scope, job),
    refresh,
  });
}

/** After a call that answers with a job, that job is the one to follow, and the lists are out of date. */
function useShownJob() {
  const queries = useQueryClient();
  return {
    show: (scope: StaffScope, job: BulkJob) => {
      queries.setQueryData(jobsQuery(scope).queryKey, (shown) =>
        job.id === shown?.ofOthers?.id
          ? { ...shown, ofOthers: job }
          : { own: job, ofOthers: shown?.ofOthers },
      );
    },
    refresh: () => refetchLists(queries),
  };
}
