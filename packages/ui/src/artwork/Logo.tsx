import styles from './Logo.module.css';

/** The mark: a mountain that is a tent, with the fire lit inside, by a lake. Decorative: the name stands next to it. */
export function Logo({ size = 40 }: { size?: number }) {
  return (
    <svg className={styles.logo} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <circle className={styles.ground} cx="24" cy="24" r="24" />
      <path className={styles.shade} d="M24 7 6 37h18Z" />
      <path className={styles.lit} d="m24 7 18 30H24Z" />
      <path className={styles.snow} d="m24 7 7.8 13-3.6 3-4.2-4-4.2 4-3.6-3Z" />
      <path className={styles.door} d="m24 22 9 15H15Z" />
      <path
        className={styles.fire}
        d="M24 26.5c2.8 3.3 4 5.2 4 7a4 4 0 0 1-8 0c0-1.8 1.2-3.7 4-7Z"
      />
      <path className={styles.lake} d="M11 41h26" />
    </svg>
  );
}
