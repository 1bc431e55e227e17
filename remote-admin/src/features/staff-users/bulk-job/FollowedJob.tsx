import type { BulkJob as Job } from '@camp/contracts/staff/bulk-jobs';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import type { RefObject } from 'react';
import type { StaffScope } from '#staff-scope.ts';
import { useApproveJob, useStopJob, useUndoJob } from './bulk-job.queries.ts';
import { DismissButton, JobReport } from './JobReport.tsx';
import { messages } from './messages.ts';

interface Props {
  scope: StaffScope;
  job: Job;
  /** Set if the report takes the focus as it appears. */
  focusRef?: RefObject<HTMLDivElement | null>;
  onDismiss: () => void;
}

function stopWordOf({ state, can_approve }: Job) {
  if (state === 'running') return 'stop';
  return can_approve ? 'refuse' : 'withdraw';
}

/** A job that waits, is under way or has ended lately, with its actions. */
export function FollowedJob({ scope, job, onDismiss, ...focus }: Props) {
  const texts = useMessages(messages);
  const stop = useStopJob();
  const undo = useUndoJob();
  const approve = useApproveJob();
  const actions =
    job.finished_at === null ? (
      <>
        {job.can_approve && (
          <Button
            size="small"
            pending={approve.isPending}
            pendingLabel={texts.approving}
            onClick={() => approve.mutate({ scope, job })}
          >
            {texts.approve}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          pending={stop.isPending}
          pendingLabel={texts.stopping}
          onClick={() => stop.mutate({ scope, job })}
        >
          {texts[stopWordOf(job)]}
        </Button>
        {job.can_approve && <DismissButton onDismiss={onDismiss} />}
      </>
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
      <JobReport job={job} actions={actions} {...focus} />
      {approve.error && <ActFailure error={approve.error} text={texts.approveFailed} />}
      {stop.error && <ActFailure error={stop.error} text={texts.stopFailed} />}
      {undo.error && <ActFailure error={undo.error} text={texts.undoFailed} />}
    </>
  );
}
