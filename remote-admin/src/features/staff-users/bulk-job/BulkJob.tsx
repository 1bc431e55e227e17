import type { BulkJob as Job } from '@camp/contracts/staff/bulk-jobs';
import { useQuery, useQueryClient } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { refetchLists } from '#features/staff-users/actions/user-lists.ts';
import type { ListState } from '#features/staff-users/users.queries.ts';
import type { StaffScope } from '@camp/staff/staff-scope';
import { isRunning, jobsIn, jobsQuery } from './bulk-job.queries.ts';
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
 * server makes it, so the page may be left; {@link NewestJobs} show its progress and its results.
 */
export function BulkJob({ scope, state, total, isAllShown }: Props) {
  const texts = useMessages(messages);
  const { data: jobs } = useQuery(jobsQuery(scope));
  const [isAsking, setAsking] = useState(false);
  useRefetchAtEnd(jobsIn(jobs).some(isRunning));

  return (
    <>
      {!isAllShown && jobs?.own?.state !== 'running' && (
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

type Place = 'above' | 'foot' | 'below';

interface NewestJobsProps {
  scope: StaffScope;
  /** Their place in the list; each job has one. */
  place: Place;
  /** Id of the job over the people who were selected last; null if there is none. */
  startedHere: number | null;
  /** Set if a report that appears takes the focus. */
  focusRef?: RefObject<HTMLDivElement | null>;
  /** Called before the button pressed goes away. */
  onDismiss?: () => void;
}

/**
 * The newest jobs that have their place here, until they are dismissed. One that waits for the viewer's approval is
 * above the list, to be seen; one over the people selected, and its undo, where they were selected, at the foot.
 */
export function NewestJobs({ scope, place, startedHere, focusRef, onDismiss }: NewestJobsProps) {
  const { data: jobs } = useQuery(jobsQuery(scope));
  const [dismissed, setDismissed] = useState<readonly number[]>([]);
  const [openedAt] = useState(Date.now);
  const shown = jobsIn(jobs).filter(
    (job) =>
      placeOf(job, startedHere) === place && !dismissed.includes(job.id) && isRecent(job, openedAt),
  );
  return shown.map((job) => (
    <Suspense key={job.id}>
      <FollowedJob
        scope={scope}
        job={job}
        {...(focusRef && { focusRef })}
        onDismiss={() => {
          onDismiss?.();
          setDismissed([...dismissed, job.id]);
        }}
      />
    </Suspense>
  ));
}

function placeOf({ id, undo_of, can_approve }: Job, startedHere: number | null): Place {
  if (can_approve) return 'above';
  return startedHere !== null && [id, undo_of].includes(startedHere) ? 'foot' : 'below';
}

/** Rows on screen are out of date once a job that was seen running is over. */
function useRefetchAtEnd(isOneRunning: boolean): void {
  const queries = useQueryClient();
  const wasRunning = useRef(false);

  useEffect(() => {
    if (wasRunning.current && !isOneRunning) void refetchLists(queries);
    wasRunning.current = isOneRunning;
  }, [isOneRunning, queries]);
}
