import { type OutboxMail, retryMail, sendTestMail } from '@camp/contracts/outbox';
import { api, useMutation, useQueryClient } from '@camp/shell-api';
import { outboxKey } from './outbox.queries.ts';

/** How a test mail or a retry ended. */
export type Outcome = { action: 'test' | 'retry' } & ({ mail: OutboxMail } | { error: unknown });

type OnOutcome = (outcome: Outcome) => void;

/** Sends a mail to the address of the signed-in person. */
export const useTestMail = (onOutcome: OnOutcome) =>
  useMailAction('test', { send: () => api(sendTestMail), onOutcome });

/** Puts a mail that was not sent at the front of the queue. */
export const useRetry = (id: number, onOutcome: OnOutcome) =>
  useMailAction('retry', { send: () => api(retryMail, { params: { id } }), onOutcome });

interface MailAction {
  send: () => Promise<{ mail: OutboxMail }>;
  onOutcome: OnOutcome;
}

function useMailAction(action: Outcome['action'], { send, onOutcome }: MailAction) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ mail }) => onOutcome({ action, mail }),
    onError: (error) => onOutcome({ action, error }),
    onSettled: () => queries.invalidateQueries({ queryKey: outboxKey }),
  });
}
