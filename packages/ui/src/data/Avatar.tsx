import { type CSSProperties, useState } from 'react';
import placeholder from '#artwork/camper.svg';
import styles from './Avatar.module.css';

interface AvatarProps {
  src: string | null;
  /** Side in pixels. */
  size?: number;
}

/** A person's picture, or a placeholder if there is none or it does not load. Decorative: the name is next to it. */
export function Avatar({ src, size = 40 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const style = { '--size': `${size}px` } as CSSProperties;
  const isShown = src !== null && src !== '' && src !== failed;

  return (
    <span className={styles.avatar} style={style} aria-hidden="true">
      <img
        src={isShown ? src : placeholder}
        alt=""
        width={size}
        height={size}
        onError={() => setFailed(src)}
      />
    </span>
  );
}
