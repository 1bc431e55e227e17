import type { BulkJob as Job } from '@camp/contracts/staff/bulk-jobs';
import { useQuery, useQueryClient } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { refetchLists } from '#features/staff-users/actions/user-lists.ts';
import type { ListState } from '#features/staff-users/users.queries.ts';
import type { StaffScope } from '#staff-scope.ts';
import { newestJobQuery } from './bulk-job.queries.ts';
import { messages } from './messages.ts';

/* The list opens without them: few change all, and the gate limits the size of a page. */
const BulkJobDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bulk-job" */ './BulkJobDialog.tsx')).BulkJobDialog,
}));
const FollowedJob = lazy(async () => ({
  default: (await import(/* webpackChunkName: "followed-job" */ './FollowedJob.tsx')).FollowedJob,
}));

interface Props {
  scope: StaffScope;
  /** The list that is on screen: its search and filters say who is meant. */
  state: ListState;
  /** Number of matches; null if they were not all counted. */
  total: number | null;
  /** True if one page shows them all: then they can be selected by hand. */
  isAllShown: boolean;
}

/** Time after its end for which a job is shown to anyone who comes back to the page, in milliseconds. */
const recentMs = 10 * 60_000;

const isRecent = ({ finished_at }: Job, now: number) =>
  finished_at === null || now - new Date(finished_at).getTime() < recentMs;

/**
 * Offers one change to all users who match, however many pages they fill (docs/decisions/staff.md#0150). The
 * server makes it, so the page may be left; {@link NewestJob} shows its progress and its results.
 */
export function BulkJob({ scope, state, total, isAllShown }: Props) {
  const texts = useMessages(messages);
  const { data: job } = useQuery(newestJobQuery(scope));
  const [isAsking, setAsking] = useState(false);
  useRefetchAtEnd(job);

  return (
    <>
      {!isAllShown && job?.state !== 'running' && (
        <Cluster gap="8px">
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            {texts.open({ total })}
          </Button>
        </Cluster>
      )}
      {isAsking && (
        <Suspense>
          <BulkJobDialog
            scope={scope}
            state={state}
            total={total}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface NewestJobProps {
  scope: StaffScope;
  /** True for a job that waits for the viewer's approval: it is above the list, to be seen. */
  isToApprove?: boolean;
}

/** The newest job, until it is dismissed. */
export function NewestJob({ scope, isToApprove = false }: NewestJobProps) {
  const { data: job } = useQuery(newestJobQuery(scope));
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [openedAt] = useState(Date.now);
  if (job?.can_approve !== isToApprove || job.id === dismissed) return null;
  if (!isRecent(job, openedAt)) return null;
  return (
    <Suspense>
      <FollowedJob key={job.id} scope={scope} job={job} onDismiss={() => setDismissed(job.id)} />
    </Suspense>
  );
}

/** Rows on screen are out of date once a job that was seen running is over. */
function useRefetchAtEnd(job: Job | null | undefined): void {
  const queries = useQueryClient();
  const wasRunning = useRef(false);
  const isRunning = job?.state === 'running';

  useEffect(() => {
    if (wasRunning.current && !isRunning) void refetchLists(queries);
    wasRunning.current = isRunning;
  }, [isRunning, queries]);
}
