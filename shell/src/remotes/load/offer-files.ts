import '@camp/ui/i18n/language';
import { integrityOf } from './integrity.ts';

const answerTimeoutMs = 8_000;

/** Lets every build load its chunks and their texts, each file checked by the hash that the release names. */
export function offerFiles(): void {
  Object.assign((globalThis.campbcFiles ??= { loaders: [] }), { integrityOf, fetchTexts });
}

async function fetchTexts(address: string): Promise<object> {
  const signal = AbortSignal.timeout(answerTimeoutMs);
  const response = await fetch(address, { integrity: integrityOf(address), signal });
  return (await response.json()) as object;
}
