import { sendTestMail } from '@camp/contracts/outbox';
import { api, useMutation, useQueryClient } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import type { Outcome } from './MailOutcome.tsx';
import { messages } from './messages.ts';
import { outboxKey } from './outbox-query.ts';

/** Sends a mail to the address of whoever presses it. */
export function TestMailButton({ onOutcome }: { onOutcome: (outcome: Outcome) => void }) {
  const texts = useMessages(messages);
  const queries = useQueryClient();
  const test = useMutation({
    mutationFn: () => api(sendTestMail),
    onSuccess: ({ mail }) => onOutcome({ deed: 'test', mail }),
    onError: (error) => onOutcome({ deed: 'test', error }),
    onSettled: () => queries.invalidateQueries({ queryKey: outboxKey }),
  });

  return (
    <Button pending={test.isPending} pendingLabel={texts.sendingTest} onClick={() => test.mutate()}>
      {texts.sendTest}
    </Button>
  );
}
