import styles from './FilmButton.module.css';

interface FilmButtonProps {
  isPlaying: boolean;
  label: string;
  onClick: () => void;
}

/** Stands in the hero's corner, on a ground of its own so that it is seen over every frame. */
export function FilmButton({ isPlaying, label, onClick }: FilmButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d={isPlaying ? 'M6 4h4v16H6ZM14 4h4v16h-4Z' : 'm7 4 13 8-13 8Z'} />
      </svg>
      {label}
    </button>
  );
}
