import styles from './Logo.module.css';

/** The mark: a tent that is a mountain, with the fire lit inside. Decorative: the name stands beside it. */
export function Logo({ size = 40 }: { size?: number }) {
  return (
    <svg className={styles.logo} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <circle className={styles.ground} cx="24" cy="24" r="24" />
      <path className={styles.far} d="M5 35 18 15l7 10 4-5 14 15Z" />
      <path className={styles.snow} d="m18 15-4.6 7.1 3-.9 2 1.7 2.8-2.6Z" />
      <path className={styles.tent} d="M24 18 38.5 37h-29Z" />
      <path className={styles.door} d="m24 25 6.5 12h-13Z" />
      <path
        className={styles.fire}
        d="M24 30.5c1.8 2 2.6 3.2 2.6 4.4A2.6 2.6 0 0 1 24 37.5a2.6 2.6 0 0 1-2.6-2.6c0-1.2.8-2.4 2.6-4.4Z"
      />
    </svg>
  );
}
