import type { CallInput } from '@camp/contracts/client/endpoint';
import {
  approveBulkJob,
  type BulkJob,
  listBulkJobs,
  previewBulkJob,
  readBulkJob,
  startBulkJob,
  stopBulkJob,
  undoBulkJob,
} from '@camp/contracts/staff/bulk-jobs';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { api, queryOptions, useMutation, useQueryClient } from '@camp/shell-api';
import { changeFor, type UserAction } from '#features/staff-users/actions/user-action.ts';
import { refetchLists } from '#features/staff-users/actions/user-lists.ts';
import { type ListState, matchOf } from '#features/staff-users/users.queries.ts';
import type { StaffScope } from '#staff-scope.ts';

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

export const useStartJob = (onStarted: (job: BulkJob) => void) =>
  useJobCall(({ scope, people, action, reason }: StartInput) => {
    const { reason: why = reason, ...change } = changeFor(action);
    return api(startBulkJob[scope], { body: { ...people, change, ...(why && { reason: why }) } });
  }, onStarted);

interface JobInput {
  scope: StaffScope;
  job: BulkJob;
}

export const useStopJob = () =>
  useJobCall(({ scope, job: { id } }: JobInput) => api(stopBulkJob[scope], { params: { id } }));

export const useApproveJob = () =>
  useJobCall(({ job: { id } }: JobInput) => api(approveBulkJob, { params: { id } }));

export const useUndoJob = () =>
  useJobCall(({ scope, job: { id } }: JobInput) => api(undoBulkJob[scope], { params: { id } }));

/** Each call answers with the job that is to be followed from then on. */
function useJobCall<Input extends { scope: StaffScope }>(
  call: (input: Input) => Promise<{ job: BulkJob }>,
  onDone?: (job: BulkJob) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: ({ job }, { scope }) => {
      queries.setQueryData(jobsQuery(scope).queryKey, (shown) =>
        job.id === shown?.ofOthers?.id
          ? { ...shown, ofOthers: job }
          : { own: job, ofOthers: shown?.ofOthers },
      );
      onDone?.(job);
    },
    onSettled: () => {
      void refetchLists(queries);
    },
  });
}
