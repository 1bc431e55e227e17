import { momentHere } from './written-date.ts';
import type { Language, Message, Params } from './language.ts';
import { type CompiledText, formatText } from './texts.ts';

type Sentences = Readonly<Record<string, CompiledText>>;

/** Returns the sentence of a message; undefined when there is none with its key. */
export function sentenceIn(
  sentences: Sentences,
  { key, params = {} }: Message,
  language: Language,
): string | undefined {
  const text = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
  return text === undefined ? undefined : formatText(text, shown(params, language), language);
}

/** Returns values as a sentence shows them: a time (`until`) and a wait (`seconds`) in words, others as they are. */
function shown(params: Params, language: Language): Params {
  const { until, seconds } = params;
  return {
    ...params,
    ...(until !== undefined && { until: timeOf(String(until), language) }),
    ...(seconds !== undefined && { seconds: waitOf(Number(seconds), language) }),
  };
}

/** The moment in words; a text that is no time stays as it is. */
function timeOf(instant: string, language: Language): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? instant : momentHere(at, language);
}

/** Seconds, or minutes rounded up, in full words. */
function waitOf(seconds: number, language: Language): string {
  const [amount, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return amount.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' });
}
