import { type listOutbox, mailStates } from '@camp/contracts/staff/outbox';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { StateLinks } from '#filters/StateLinks.tsx';
import { messages } from './messages.ts';
import { addressOf, type MailFilter } from './outbox.queries.ts';

interface Props {
  filter: MailFilter;
  counts: CallResult<typeof listOutbox>['counts'] | undefined;
}

/** Links to the mails of each state, with their number. */
export function StateFilter({ filter: { state: current, search: text }, counts }: Props) {
  const texts = useMessages(messages);
  const total = counts && mailStates.reduce((sum, state) => sum + counts[state], 0);
  const choices = [
    {
      name: texts.all,
      search: addressOf({ state: undefined, search: text }),
      count: total,
      isCurrent: current === undefined,
    },
    ...mailStates.map((state) => ({
      name: texts.choices[state],
      search: addressOf({ state, search: text }),
      count: counts?.[state],
      isCurrent: current === state,
    })),
  ];

  return <StateLinks label={texts.filter} choices={choices} />;
}
