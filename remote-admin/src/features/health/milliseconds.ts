import type { Language } from '@camp/contracts/language';

/** A duration with its SI sign; below 10 ms to a tenth. */
export function milliseconds(ms: number, language: Language): string {
  const number = new Intl.NumberFormat(`${language}-CA`, {
    maximumFractionDigits: ms < 10 ? 1 : 0,
  });
  return `${number.format(ms)}\u00A0ms`;
}
