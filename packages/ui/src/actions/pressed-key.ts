import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Key code while an input method has the key: the only sign of it in Safari for the Enter that ends a word. */
const takenByInputMethod = 229;

/**
 * Returns the pressed key, as `KeyboardEvent.key` names it; null for one that belongs to an input method, such as
 * the Enter that chooses the Japanese word being typed. `npm run check` finds handlers that do not use this
 * (docs/decisions/site.md#0268).
 */
export function pressedKey(event: KeyboardEvent | ReactKeyboardEvent): string | null {
  const { key, isComposing, keyCode } = event instanceof Event ? event : event.nativeEvent;
  return isComposing || keyCode === takenByInputMethod ? null : key;
}
