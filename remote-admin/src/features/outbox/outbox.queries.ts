import {
  listOutbox,
  type OutboxMail,
  previewMail,
  retryDeadMails,
  retryMail,
  sendTestMail,
} from '@camp/contracts/staff/outbox';
import { queryForm } from '@camp/contracts/client/query-string';
import { api, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@camp/shell-api';
import { pagesOf } from '@camp/staff/list/pages-of';

/** Time between refetches while mails are on their way, in milliseconds. */
const refreshAfterMs = 5_000;

/** Starts the key of every list of the outbox. */
const outboxKey = ['admin', 'outbox'] as const;

/** The only state to show, if not every one, and a part of a recipient or a subject. */
export const mailForm = queryForm(listOutbox.query, ['state', 'search']);

export type MailFilter = ReturnType<typeof mailForm.read>;

/** The outbox page by page; refetches by itself while a mail is on its way. */
export const outboxQuery = (filter: MailFilter) => ({
  ...pagesOf({
    key: [...outboxKey, filter],
    of: listOutbox,
    filter,
    refreshAfter: ([first]) =>
      first !== undefined && first.counts.queued + first.counts.sending > 0 && refreshAfterMs,
  }),
  placeholderData: keepPreviousData,
});

/** The text of one mail. Never cached: the server drops it once the mail is sent. */
export const previewQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'outbox-preview', id],
    queryFn: ({ signal }) => api(previewMail, { params: { id }, signal }),
    gcTime: 0,
    staleTime: 0,
  });

/** The outcome of a test mail or a retry. */
export type Outcome =
  | { action: 'test' | 'retry'; mail: OutboxMail }
  | { action: 'retryAll'; retried: number }
  | { action: 'test' | 'retry' | 'retryAll'; error: unknown };

type OnOutcome = (outcome: Outcome) => void;

/** Sends a mail to the address of the signed-in person. */
export const useTestMail = (onOutcome: OnOutcome) =>
  useMailAction('test', {
    send: async () => ({ action: 'test', ...(await api(sendTestMail)) }),
    onOutcome,
  });

/** Puts a mail that was not sent at the front of the queue. */
export const useRetry = (id: number, onOutcome: OnOutcome) =>
  useMailAction('retry', {
    send: async () => ({ action: 'retry', ...(await api(retryMail, { params: { id } })) }),
    onOutcome,
  });

/** Puts every mail that was given up at the front of the queue. */
export const useRetryAll = (onOutcome: OnOutcome) =>
  useMailAction('retryAll', {
    send: async () => ({ action: 'retryAll', ...(await api(retryDeadMails)) }),
    onOutcome,
  });

interface MailAction {
  send: () => Promise<Outcome>;
  onOutcome: OnOutcome;
}

function useMailAction(action: Outcome['action'], { send, onOutcome }: MailAction) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: onOutcome,
    onError: (error) => onOutcome({ action, error }),
    onSettled: async () => {
      /* A first list that is still on its way does not include this yet. */
      await queries.cancelQueries({ queryKey: outboxKey });
      await queries.invalidateQueries({ queryKey: outboxKey });
    },
  });
}
