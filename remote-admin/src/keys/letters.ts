const key = 'campbc:staff-keys';

/** Whether single letters do something. Who dictates to the computer turns them off (WCAG 2.1.4). */
export function areLettersOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function turnLetters(state: 'on' | 'off'): void {
  try {
    localStorage.setItem(key, state);
  } catch {
    /* They stay as they are in a browser that keeps nothing. */
  }
}
