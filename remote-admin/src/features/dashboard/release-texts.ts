import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber, formatPercent } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useAppName } from '#features/releases/app-names.ts';
import { useVisitorsText } from '#features/releases/VisitorsFailed.tsx';
import { messages } from './messages.ts';
import type { Failing, Running } from './to-dos.ts';

/** Returns a function that says what fails, and for how many visitors. */
export function useFailingText(): (failing: Failing) => string {
  const language = useLanguage();
  const texts = useMessages(messages).toDos.failing;
  const nameOf = useAppName();

  return ({ state, reason, apps, visitors, failures, held }) => {
    const isSlow = reason === 'load-time';
    const kind = isSlow ? (state === 'ended' ? 'endedSlow' : 'slow') : state;
    const text = texts[kind]({
      apps: apps.map(nameOf).join(' + ') || texts.release,
      failures: formatNumber(failures, language),
      visitors: formatNumber(visitors, language),
    });
    return held ? `${text}. ${texts.held[held]}.` : text;
  };
}

/** Returns a function that says for whom a canary runs, how it fares, and if it can be promoted. */
export function useCanaryText(): (canary: Running) => string {
  const language = useLanguage();
  const texts = useMessages(messages).toDos.canary;
  const nameOf = useAppName();
  const visitorsText = useVisitorsText();

  return ({ apps, percentage, is_judged: isJudged, ...count }) =>
    texts({
      apps: apps.map(nameOf).join(' + '),
      percent: formatPercent(percentage / 100, language),
      failed: visitorsText(count),
      isJudged,
    });
}
