import type { CanaryHealth } from '@camp/contracts/releases';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { messages } from './messages.ts';

const tones = {
  waiting: 'info',
  kept: 'success',
  failures: 'danger',
  'load-time': 'danger',
} as const satisfies Record<CanaryHealth['budget'], string>;

/** Whether the canary keeps its error budget, and what follows. */
export function Budget({ health: { budget, needed, is_watched } }: { health: CanaryHealth }) {
  const texts = useMessages(messages);
  const said = texts.budget[budget];
  const isOver = budget === 'failures' || budget === 'load-time';

  return (
    <Notice tone={tones[budget]}>
      {typeof said === 'string' ? said : said(needed)} {isOver && is_watched && texts.endsItself}
      {!is_watched && texts.notWatched}
    </Notice>
  );
}
