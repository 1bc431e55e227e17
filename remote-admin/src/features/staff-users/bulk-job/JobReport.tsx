import type { BulkJob } from '@camp/contracts/staff/bulk-jobs';
import { ApiCallError } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Cluster } from '@camp/ui/layout/spacing';
import { type ReactNode, type RefObject, useEffect } from 'react';
import styles from '#features/staff-users/users.module.css';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import { messages } from './messages.ts';

interface Props {
  job: BulkJob;
  /** The buttons for the job. */
  actions: ReactNode;
  /** Set if it takes the focus as it appears, and names at once who was refused. */
  focusRef?: RefObject<HTMLDivElement | null>;
}

/** Shows the progress of a job, its results, and who was refused. */
export function JobReport({ job, actions, focusRef }: Props) {
  const texts = useMessages(messages);

  /* The focused button may have gone away with the selection. */
  useEffect(() => focusRef?.current?.focus(), [focusRef]);

  return (
    <section className={styles.report} aria-label={texts.progress}>
      <div ref={focusRef} tabIndex={focusRef && -1}>
        <State job={job} />
      </div>
      <Cluster gap="8px">{actions}</Cluster>
      {job.finished_at !== null && job.refused > 0 && (
        <Refusals job={job} isOpen={focusRef !== undefined} />
      )}
    </section>
  );
}

function State({ job }: { job: BulkJob }) {
  if (job.state === 'waiting') return <Waiting job={job} />;
  return job.state === 'running' ? <Progress job={job} /> : <Result job={job} />;
}

/** Says which change waits for approval, and who asked for it. */
function Waiting({ job }: { job: BulkJob }) {
  const texts = useMessages(messages);
  const { roleChoices } = useMessages(listMessages);
  const { total, asked_by, can_approve } = job;
  const { role, is_subscriber: subscribed, email_verified: verified } = job.change;
  const parts = [
    ...(verified === undefined ? [] : [verified ? texts.verify : texts.unverify]),
    ...(role === undefined ? [] : [texts.roleOf({ role: roleChoices[role] })]),
    ...(role !== undefined || subscribed === undefined
      ? []
      : [subscribed ? texts.subscribe : texts.unsubscribe]),
  ];
  const facts = { name: asked_by ?? '—', change: parts.join(', '), total };

  return (
    <p role="status" className={styles.result}>
      {can_approve ? texts.waiting(facts) : texts.waitingOwn(facts)}
    </p>
  );
}

const soFar = ({ changed, unchanged, refused }: BulkJob) => changed + unchanged + refused;

function Progress({ job }: { job: BulkJob }) {
  const texts = useMessages(messages);
  const count = soFar(job);

  return (
    <div className={styles.progress}>
      <progress max={job.total} value={count} aria-label={texts.progress} />
      <p>
        <strong>{texts.running({ count, total: job.total })}</strong> {texts.goesOn}
      </p>
    </div>
  );
}

/** Shows the result in one sentence, with the changed, unchanged and refused users apart. */
function Result({ job }: { job: BulkJob }) {
  const texts = useMessages(messages);
  const { state, undo_of, changed, unchanged, refused, total } = job;
  const left = total - soFar(job);
  const head = state === 'done' && undo_of !== null ? texts.done.undone : endOf(job, texts.done);
  const parts = [
    ...(changed > 0 || unchanged === 0 ? [texts.changed({ count: changed })] : []),
    ...(unchanged > 0 ? [texts.unchanged({ count: unchanged })] : []),
    ...(refused > 0 ? [texts.refused({ count: refused })] : []),
    ...(left > 0 ? [texts.left({ count: left })] : []),
  ];

  return (
    <p role="status" className={styles.result}>
      <strong>{head}:</strong> {parts.join(', ')}.
    </p>
  );
}

const endOf = ({ state }: BulkJob, words: { done: string; stopped: string }) =>
  state === 'stopped' ? words.stopped : words.done;

interface RefusalsProps {
  job: BulkJob;
  isOpen: boolean;
}

function Refusals({ job: { reasons, refusals, refused }, isOpen }: RefusalsProps) {
  const texts = useMessages(messages);
  const more = refused - refusals.length;

  return (
    <details className={styles.refusals} open={isOpen}>
      <summary>{texts.show}</summary>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.sentence.key}>
            {texts.because({ count: reason.count, reason: reasonIn(reason) })}
          </li>
        ))}
      </ul>
      <ul>
        {refusals.map(({ id, name, ...reason }) => (
          <li key={id}>
            <strong>
              <bdi>{name ?? texts.someone({ id })}</bdi>
            </strong>{' '}
            {reasonIn(reason)}
          </li>
        ))}
        {more > 0 && <li>{texts.more({ count: more })}</li>}
      </ul>
    </details>
  );
}

/** The server's sentence in the page's language. */
function reasonIn({ error, sentence }: Pick<BulkJob['reasons'][number], 'error' | 'sentence'>) {
  return errorMessage(new ApiCallError({ message: error, status: 0, code: '', sentence }), error);
}

interface DismissProps {
  onDismiss: () => void;
}

export function DismissButton({ onDismiss }: DismissProps) {
  const { dismiss } = useMessages(messages);

  return (
    <Button variant="ghost" size="small" onClick={onDismiss}>
      {dismiss}
    </Button>
  );
}
