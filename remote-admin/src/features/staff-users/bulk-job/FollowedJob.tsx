import type { BulkJob as Job } from '@camp/contracts/staff/bulk-jobs';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { ActionFailure } from '#display/actions.tsx';
import type { StaffScope } from '#features/staff-users/users.queries.ts';
import { useStopJob, useUndoJob } from './bulk-job.queries.ts';
import { DismissButton, JobReport } from './JobReport.tsx';
import { messages } from './messages.ts';

interface Props {
  scope: StaffScope;
  job: Job;
  onDismiss: () => void;
}

/** A job that is under way or has ended lately, with what can be done about it. */
export function FollowedJob({ scope, job, onDismiss }: Props) {
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
