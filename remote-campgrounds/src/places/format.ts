import type { Language } from '@camp/contracts/sentences/language';
import { formatNumber } from '@camp/ui/i18n/format';

/** '9.5 km', from ten on without a fraction. */
export function formatKilometres(km: number, language: Language): string {
  const rounded = km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
  return `${formatNumber(rounded, language)}\u00A0km`;
}
