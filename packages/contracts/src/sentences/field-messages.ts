import type { Texts } from '#texts.d.ts';
import en from './fields.en.json' with { type: 'json' };
import fr from './fields.fr.json' with { type: 'json' };
import { encodeMessage, type MessageOf, type Params } from './language.ts';

type Fields = Texts['sentences/fields'];

/** Reasons for which a field is refused. Forms show them in the language of the page. */
export const fieldMessages = { en, fr };

export type FieldMessage = MessageOf<Fields>;
export type FieldMessageKey = keyof Fields;

/**
 * Returns the message of a schema's check: a key, and the values for its sentence. The sentence is chosen where
 * the reader's language is known.
 */
export function fieldMessage<Key extends FieldMessageKey>(
  key: Key,
  ...[params]: ParamsOf<Key>
): string {
  return encodeMessage({ key, params });
}

type ParamsOf<Key extends FieldMessageKey> = Fields[Key] extends (
  params: infer P extends Params,
) => string
  ? [params: P]
  : [];
