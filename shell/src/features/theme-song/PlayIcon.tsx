const shapes = {
  play: 'M8 5.2v13.6L19 12 8 5.2Z',
  pause: 'M7 5.5h3.5v13H7v-13Zm6.5 0H17v13h-3.5v-13Z',
};

/** Decorative: the button around it has the name. */
export function PlayIcon({ isPlaying }: { isPlaying: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentcolor" aria-hidden="true">
      <path d={isPlaying ? shapes.pause : shapes.play} />
    </svg>
  );
}
