import { Link } from '@camp/shell-api';
import { pressedKey } from '@camp/ui/actions/pressed-key';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useEffect, useRef } from 'react';
import type { MapPoints } from '#places/campgrounds.queries.ts';
import { SaveButton } from '#saved/SaveButton.tsx';
import { messages } from './messages.ts';
import styles from './map.module.css';

interface Props {
  /** The campgrounds of the marker that was pressed; none while nothing is picked. */
  points: MapPoints['points'];
  onClose: () => void;
}

/** Lists the campgrounds of a marker, each with a link to its page and a button to save it. Escape closes it. */
export function Picked({ points, onClose }: Props) {
  const { many, close } = useMessages(messages);
  const first = useRef<HTMLAnchorElement>(null);
  const slugs = points.map(([slug]) => slug).join();

  useEffect(() => {
    if (slugs !== '') first.current?.focus();
  }, [slugs]);
  if (points.length === 0) return null;

  return (
    <div
      className={styles.picked}
      role="presentation"
      onKeyDown={(event) => pressedKey(event) === 'Escape' && onClose()}
    >
      {points.length > 1 && <p>{many({ count: points.length })}</p>}
      <ul>
        {points.map(([slug, name], index) => (
          <li key={slug}>
            <Link ref={index === 0 ? first : null} to={`/campgrounds/${slug}`}>
              {name}
            </Link>
            <SaveButton slug={slug} name={name} look="sign" />
          </li>
        ))}
      </ul>
      <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
