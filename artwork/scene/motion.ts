/** A swing from -1 to 1. `cycles` is a whole number, so that the film ends where it began. */
export function wave(time: number, cycles: number, phase = 0) {
  return Math.sin(2 * Math.PI * (time * cycles + phase));
}

/** Returns the progress, from 0 to 1, of something that makes its way `cycles` times during the film. */
export function journey(time: number, cycles: number, phase = 0) {
  return (((time * cycles + phase) % 1) + 1) % 1;
}

/** Firelight from about 0.5 to 1: many swings that never meet but at the film's ends. */
export function flicker(time: number, phase = 0) {
  const swings =
    0.4 * wave(time, 7, phase) +
    0.3 * wave(time, 13, 2.3 * phase) +
    0.2 * wave(time, 23, 3.1 * phase) +
    0.1 * wave(time, 37, phase);
  return 0.76 + 0.24 * swings;
}

/** The same number from 0 to 1 for the same two whole numbers. */
export function scatter(index: number, kind: number) {
  const mixed = Math.sin(index * 127.1 + kind * 311.7 + 17.3) * 43_758.5453;
  return mixed - Math.floor(mixed);
}
