import { useLanguage } from '@camp/ui/i18n/language';

/** Numbers as the language on screen writes them. */
export function useFormats() {
  const locale = `${useLanguage()}-CA`;

  return {
    count: (count: number) => count.toLocaleString(locale),
    /** Of a share between 0 and 1. */
    percent: (share: number) =>
      share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 }),
    seconds: (ms: number) =>
      (ms / 1_000).toLocaleString(locale, {
        style: 'unit',
        unit: 'second',
        unitDisplay: 'narrow',
        maximumSignificantDigits: 2,
      }),
    size: (bytes: number) =>
      (bytes / 1_000).toLocaleString(locale, {
        style: 'unit',
        unit: 'kilobyte',
        maximumFractionDigits: bytes < 10_000 ? 1 : 0,
      }),
  };
}
