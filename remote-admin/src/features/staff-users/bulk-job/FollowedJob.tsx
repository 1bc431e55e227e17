import {
  approveBulkJob,
  type BulkJob as Job,
  stopBulkJob,
  undoBulkJob,
} from '@camp/contracts/staff/bulk-jobs';
import { api } from '@camp/shell-api';
import { ActButton } from '@camp/ui/acts/ActionButton';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import { useMessages } from '@camp/ui/i18n/define-messages';
import type { RefObject } from 'react';
import type { StaffScope } from '@camp/staff/staff-scope';
import { useJobAct } from './bulk-job.queries.ts';
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
  const call = { params: { id: job.id } };
  const approve = useJobAct(scope, {
    label: texts.approve,
    call: () => api(approveBulkJob, call),
    failed: texts.approveFailed,
  });
  const stop = useJobAct(scope, {
    label: texts[stopWordOf(job)],
    call: () => api(stopBulkJob[scope], call),
    failed: texts.stopFailed,
  });
  const undo = useJobAct(scope, {
    label: texts.undo,
    call: () => api(undoBulkJob[scope], call),
    failed: texts.undoFailed,
  });
  const isOver = job.finished_at !== null;
  const actions = (
    <>
      {!isOver && job.can_approve && (
        <ActButton act={approve} variant="primary" savingLabel={texts.approving} />
      )}
      {!isOver && <ActButton act={stop} savingLabel={texts.stopping} />}
      {isOver && job.can_undo && <ActButton act={undo} savingLabel={texts.undoing} />}
      {(isOver || job.can_approve) && <DismissButton onDismiss={onDismiss} />}
    </>
  );

  return (
    <>
      <JobReport job={job} actions={actions} {...focus} />
      {[approve, stop, undo].map(
        ({ label, failure }) => failure && <ActFailure key={label} {...failure} />,
      )}
    </>
  );
}
