import type { Language } from '@camp/contracts/language';
import type { LoadStats } from '@camp/contracts/releases';
import { formatNumber, formatPercent } from '@camp/ui/i18n/format';

/** How many loads failed, and their share of all: '3 (0.5%)'. */
export function failuresText({ loads, failures }: LoadStats, language: Language): string {
  const share = failures / Math.max(1, loads + failures);
  return `${formatNumber(failures, language)} (${formatPercent(share, language)})`;
}
