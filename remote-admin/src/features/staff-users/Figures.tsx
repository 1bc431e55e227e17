import { readDashboard } from '@camp/contracts/staff/dashboard';
import { api, queryOptions, useQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { messages } from './messages.ts';
import type { StaffScope } from '@camp/staff/staff-scope';

/** The figures that staff begin their day with (docs/decisions/staff.md#0149). */
export const figuresQuery = (scope: StaffScope) =>
  queryOptions({
    queryKey: ['staff-figures', scope],
    queryFn: ({ signal }) => api(readDashboard[scope], { signal }),
    meta: { changesWith: 'person' },
  });

interface Props {
  scope: StaffScope;
  /** The text until the figures are there. */
  otherwise: string;
}

/** Shows the number of people, of new ones this week, and of those with an unverified address. */
export function Figures({ scope, otherwise }: Props): string {
  const { data } = useQuery(figuresQuery(scope));
  const language = useLanguage();
  const { figures } = useMessages(messages);
  const people = data?.people;
  if (!people) return otherwise;

  const number = (value: number) => formatNumber(value, language);
  return [
    figures.total({ number: number(people.total), isOne: people.total === 1 }),
    figures.fresh({ number: number(people.new_this_week) }),
    figures.unverified({ number: number(people.unverified) }),
  ].join(' · ');
}
