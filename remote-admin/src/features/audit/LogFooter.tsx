import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { ListEnd } from '@camp/ui/navigation/ListEnd';
import { Moment } from '#display/Moment.tsx';
import { messages } from './messages.ts';

interface Props {
  shown: number;
  /** How far back a search has looked, when it found less than a page. */
  lookedBackTo: string | null;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onLoadOlder: () => Promise<unknown>;
}

/** How much of the log is on screen, and the way further back. */
export function LogFooter({ shown, lookedBackTo, hasOlder, isLoadingOlder, onLoadOlder }: Props) {
  const texts = useMessages(messages);
  const language = useLanguage();

  return (
    <ListEnd
      said={
        <>
          <p>{texts.showing(formatNumber(shown, language))}</p>
          {lookedBackTo && (
            <p>
              {texts.lookedBackTo} <Moment at={lookedBackTo} precision="second" />
            </p>
          )}
        </>
      }
      hasMore={hasOlder}
      isLoadingMore={isLoadingOlder}
      more={texts.loadOlder}
      loadingMore={texts.loading}
      onMore={onLoadOlder}
    />
  );
}
