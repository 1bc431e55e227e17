import styles from './SmallScene.module.css';

/** A tent under a rain cloud, for things that went wrong. Original artwork. */
export function StormyCamp({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 150" aria-hidden="true">
      <circle className={styles.sky} cx="120" cy="76" r="72" />
      <path
        className={styles.cloud}
        d="M84 62a20 20 0 0 1 4-39 27 27 0 0 1 50-6 22 22 0 0 1 20 45Z"
      />
      <path className={styles.rain} d="m92 72-5 13M112 72l-5 13M132 72l-5 13M152 72l-5 13" />
      <ellipse className={styles.ground} cx="120" cy="132" rx="86" ry="12" />
      <path className={styles.tentShade} d="m122 88 44 44H96Z" />
      <path className={styles.tent} d="m122 88 26 44H78Z" />
      <path className={styles.door} d="m120 106 12 26h-26Z" />
    </svg>
  );
}
