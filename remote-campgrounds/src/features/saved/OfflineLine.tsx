import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatBytes, formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { type OfflineState, useOfflineState } from '@camp/ui/layout/offline-state';
import { messages } from './messages.ts';
import styles from './saved.module.css';

/** Says what of the saved places can be opened without a network. Its line is there before it is known. */
export function OfflineLine() {
  return <p className={styles.offline}>{useSentence(useOfflineState())}</p>;
}

function useSentence(state: OfflineState): string | null {
  const { offline: texts } = useMessages(messages);
  const language = useLanguage();

  switch (state.status) {
    case 'unknown':
      return null;
    case 'saving':
      return texts.saving({ done: state.done, total: state.total });
    case 'saved': {
      const { places, bytes, at } = state;
      const [size, moment] = [formatBytes(bytes, language), formatMoment(at, 'minute', language)];
      return texts.saved({ places, size, at: moment });
    }
    case 'full':
      return texts.full({ places: state.places });
    case 'failed':
    case 'unavailable':
    case 'off':
      return texts[state.status];
  }
}
