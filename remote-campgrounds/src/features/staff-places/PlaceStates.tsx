import type { ListedStaffPlace } from '@camp/contracts/staff/staff-places';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import styles from './places.module.css';

type Props = { place: Pick<ListedStaffPlace, 'is_hidden' | 'gone_since' | 'corrections'> };

/** Shows whether visitors see a place, and if it is corrected. A place can be both hidden and gone. */
export function PlaceStates({ place: { is_hidden, gone_since, corrections } }: Props) {
  const { badges } = useMessages(messages);
  const isShown = !is_hidden && gone_since === null;

  return (
    <span className={styles.states}>
      {is_hidden && <Badge tone="danger">{badges.hidden}</Badge>}
      {gone_since !== null && <Badge tone="warning">{badges.gone}</Badge>}
      {isShown && badges.shown}
      {corrections > 0 && <Badge tone="accent">{badges.corrected}</Badge>}
    </span>
  );
}
