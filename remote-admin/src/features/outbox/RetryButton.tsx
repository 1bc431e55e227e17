import { type OutboxMail, retryMail } from '@camp/contracts/outbox';
import { api, useMutation, useQueryClient } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/VisuallyHidden';
import type { Outcome } from './MailOutcome.tsx';
import { messages } from './messages.ts';
import { outboxKey } from './outbox-query.ts';

interface Props {
  mail: OutboxMail;
  onOutcome: (outcome: Outcome) => void;
}

/** Puts a mail that did not leave at the front of the queue. */
export function RetryButton({ mail: { id }, onOutcome }: Props) {
  const texts = useMessages(messages);
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () => api(retryMail, { params: { id } }),
    onSuccess: ({ mail }) => onOutcome({ deed: 'retry', mail }),
    onError: (error) => onOutcome({ deed: 'retry', error }),
    onSettled: () => queries.invalidateQueries({ queryKey: outboxKey }),
  });

  return (
    <Button
      variant="secondary"
      size="small"
      pending={retry.isPending}
      pendingLabel={texts.retrying}
      onClick={() => retry.mutate()}
    >
      {texts.retry}
      <VisuallyHidden> {texts.mailOf(id)}</VisuallyHidden>
    </Button>
  );
}
