import type { CallResult } from '@camp/contracts/client/endpoint';
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
import { api, queryOptions, useMutation, useQueryClient } from '@camp/shell-api';
import { changeFor, type UserAction } from '#features/staff-users/actions/user-action.ts';
import { refetchLists } from '#features/staff-users/actions/user-lists.ts';
import { type ListState, matchOf } from '#features/staff-users/users.queries.ts';
import type { StaffScope } from '#staff-scope.ts';

const jobKey = ['staff-users-job'] as const;

/** Time between checks of a running job, in milliseconds; the server announces its other changes. */
const pollMs = 1_000;

/** The caller's own unless it is over and another one waits for them. */
function jobToShow({ jobs: [own], waiting }: CallResult<typeof listBulkJobs.admin>) {
  return (own?.finished_at === null ? own : (waiting[0] ?? own)) ?? null;
}

/**
 * The viewer's newest job, or one that waits for their approval or did, followed while it runs; also after a
 * reload, and in another tab.
 */
export const newestJobQuery = (scope: StaffScope) =>
  queryOptions({
    queryKey: [...jobKey, scope],
    queryFn: async ({ client, queryKey, signal }) => {
      const listed = await api(listBulkJobs[scope], { signal });
      const found = jobToShow(listed);
      const shown = client.getQueryData<BulkJob>(queryKey);
      const isOpen = found?.finished_at === null;
      if (isOpen || !shown || listed.jobs.some(({ id }) => id === shown.id)) return found;
      /* A job of someone else that was decided meanwhile is on neither list. */
      return (await api(readBulkJob[scope], { params: { id: shown.id }, signal })).job;
    },
    meta: { changesWith: 'person' },
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? pollMs : false),
  });

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

interface StartInput extends PreviewInput {
  expected: number;
  reason: string;
}

export const useStartJob = (onStarted: () => void) =>
  useJobCall(
    ({ scope, state, action, expected, reason }: StartInput) =>
      api(startBulkJob[scope], {
        body: {
          filter: matchOf(state),
          change: changeFor(action),
          expected,
          ...(reason && { reason }),
        },
      }),
    onStarted,
  );

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
  onDone?: () => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: ({ job }, { scope }) => {
      queries.setQueryData(newestJobQuery(scope).queryKey, job);
      onDone?.();
    },
    onSettled: () => refetchLists(queries),
  });
}
