import { type CSSProperties, useState } from 'react';
import styles from './Avatar.module.css';

interface AvatarProps {
  src: string | null;
  name: string;
  /** Side in pixels. */
  size?: number;
}

/** A person's picture, or the first letter of the name where there is none or it does not load. Decorative: the name stands beside it. */
export function Avatar({ src, name, size = 40 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const style = { '--size': `${size}px` } as CSSProperties;

  return (
    <span className={styles.avatar} style={style} aria-hidden="true">
      {src && src !== failed ? (
        <img src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />
      ) : (
        name.trim().charAt(0).toUpperCase()
      )}
    </span>
  );
}
