import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** In place of a key's own code, where an input method has it: all that Safari says of the Enter that ends a word. */
const takenByInputMethod = 229;

/**
 * The key that was pressed, as `KeyboardEvent.key` names it; null for one that belongs to an input method, such as
 * the Enter that chooses the Japanese word that is being typed. `npm run check` finds handlers that do not ask here
 * (docs/decisions/0268-keys-of-input-methods.md).
 */
export function pressedKey(event: KeyboardEvent | ReactKeyboardEvent): string | null {
  const { key, isComposing, keyCode } = event instanceof Event ? event : event.nativeEvent;
  return isComposing || keyCode === takenByInputMethod ? null : key;
}
