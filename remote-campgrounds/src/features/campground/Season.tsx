import type { Campground } from '@camp/contracts/places/campgrounds';
import { formatRange } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { messages } from './messages.ts';
import styles from './campground.module.css';

/** The dates of each year that was published, the newest first. */
export function Season({ campground: { seasons } }: { campground: Campground }) {
  const texts = useMessages(messages);
  const language = useLanguage();

  return (
    <>
      <ul className={styles.seasons}>
        {seasons.map(({ year, operating, reservable }) => (
          <li key={year}>
            {operating && <span>{texts.openIn(formatRange(operating, language), year)}</span>}
            {reservable && (
              <span className={styles.remark}>
                {texts.reservableIn(texts.openIn(formatRange(reservable, language), year))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.remark}>{texts.seasonsMove}</p>
    </>
  );
}
