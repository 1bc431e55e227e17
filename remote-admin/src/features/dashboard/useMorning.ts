import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import type { Figures } from './figures.ts';
import { messages } from './messages.ts';
import { toDosOf } from './to-dos.ts';

/** How things stand, in a sentence; nothing before the figures are there. */
export function useMorning(figures: Figures | undefined): string | null {
  const language = useLanguage();
  const { morning } = useMessages(messages);
  if (!figures) return null;

  const { people, mails, checks } = figures;
  const failed = mails ? mails.failed + mails.given_up : 0;
  const facts = [
    people &&
      morning.fresh({
        number: formatNumber(people.new_this_week, language),
        isOne: people.new_this_week === 1,
      }),
    mails && (failed === 0 ? morning.mailFine : morning.mailFailed(failed)),
    checks && (checks.ok ? morning.checksFine : morning.checksFail(checks.failing.length)),
  ].filter((fact) => fact !== null);
  const isQuiet = toDosOf(figures).length === 0;
  return morning.sentence({ isQuiet, facts: facts.join(', ') });
}
