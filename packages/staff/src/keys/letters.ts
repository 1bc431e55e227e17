import { browserStore } from '@camp/shell-api';

const key = 'campbc:staff-keys';

/** True if single letters do something. People who use speech input turn them off (WCAG 2.1.4). */
export const areLettersOn = (): boolean => browserStore.read(key) !== 'off';

export function turnLetters(state: 'on' | 'off'): void {
  browserStore.write(key, state);
}
