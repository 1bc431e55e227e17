import type { BulkJob as Job } from '@camp/contracts/staff/bulk-jobs';
import { useQuery, useQueryClient } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { useEffect, useRef, useState } from 'react';
import { ActionFailure } from '#display/actions.tsx';
import { refetchLists } from '#features/staff-users/actions/user-lists.ts';
import type { ListState, StaffScope } from '#features/staff-users/users.queries.ts';
import { newestJobQuery, useStopJob, useUndoJob } from './bulk-job.queries.ts';
import { BulkJobDialog } from './BulkJobDialog.tsx';
import { DismissButton, JobReport } from './JobReport.tsx';
import { messages } from './messages.ts';

interface Props {
  scope: StaffScope;
  /** The list that is on screen: its search and filters say who is meant. */
  state: ListState;
  /** How many match; null where they were not all counted. */
  total: number | null;
  /** Whether a page has them all: then they can be selected by hand. */
  isAllShown: boolean;
}

/** For so long after its end a job is shown to whoever comes back to the page, in milliseconds. */
const recentMs = 10 * 60_000;

const isRecent = ({ finished_at }: Job, now: number) =>
  finished_at === null || now - new Date(finished_at).getTime() < recentMs;

/**
 * One change to all users who match, however many pages they fill: the question, then how far it is and
 * what became of it (docs/decisions/0150-bulk-jobs.md). The server does it, so the page may be left.
 */
export function BulkJob({ scope, state, total, isAllShown }: Props) {
  const texts = useMessages(messages);
  const { data: job } = useQuery(newestJobQuery(scope));
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [openedAt] = useState(Date.now);
  const [isAsking, setAsking] = useState(false);
  useRefetchAtEnd(job);
  const isShown = job && job.id !== dismissed && isRecent(job, openedAt);

  return (
    <>
      {!isAllShown && job?.state !== 'running' && (
        <Cluster gap="8px">
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            {texts.open(total)}
          </Button>
        </Cluster>
      )}
      {isAsking && (
        <BulkJobDialog scope={scope} state={state} total={total} onClose={() => setAsking(false)} />
      )}
      {isShown && <FollowedJob scope={scope} job={job} onDismiss={() => setDismissed(job.id)} />}
    </>
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

interface FollowedProps {
  scope: StaffScope;
  job: Job;
  onDismiss: () => void;
}

function FollowedJob({ scope, job, onDismiss }: FollowedProps) {
  const texts = useMessages(messages);
  const stop = useStopJob();
  const undo = useUndoJob();
  const actions =
    job.state === 'running' ? (
      <Button
        variant="secondary"
        size="small"
        pending={stop.isPending}
        pendingLabel={texts.stopping}
        onClick={() => stop.mutate({ scope, job })}
      >
        {texts.stop}
      </Button>
    ) : (
      <>
        {job.can_undo && (
          <Button
            variant="secondary"
            size="small"
            pending={undo.isPending}
            pendingLabel={texts.undoing}
            onClick={() => undo.mutate({ scope, job })}
          >
            {texts.undo}
          </Button>
        )}
        <DismissButton onDismiss={onDismiss} />
      </>
    );

  return (
    <>
      <JobReport job={job} actions={actions} />
      {stop.error && <ActionFailure error={stop.error} text={texts.stopFailed} />}
      {undo.error && <ActionFailure error={undo.error} text={texts.undoFailed} />}
    </>
  );
}
