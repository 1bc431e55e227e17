import * as z from 'zod/mini';
import { fieldMessage } from '#sentences/field-messages.ts';

/*
 * Texts that people write for others to read. Characters that cannot be seen, or that reverse the text next to
 * them, let a name pass for another one, or for none (Unicode Technical Report 36). They are refused, except for
 * those that emoji and some scripts need.
 */

/** Controls, formats, line separators, halves of characters, and everything that Unicode says to show as nothing. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

/** Scripts whose words are written with joiners. */
const joining = 'Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr Tibt'
  .split(' ')
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');

/** Such characters in places where they belong to the text before them. */
const needed = new RegExp(
  [
    String.raw`(?<=[${joining}])[\u200C\u200D]`,
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
    String.raw`(?<=[\p{Emoji}\p{S}\p{scx=Hani}])[\uFE00-\uFE0F]`,
    String.raw`(?<=\p{scx=Hani})[\u{E0100}-\u{E01EF}]`,
    String.raw`(?<=\p{scx=Mong})[\u180B-\u180D\u180F]`,
    String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}]`,
    /* Signs before a number. They are formats by class, and are seen. */
    String.raw`[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2]`,
  ].join('|'),
  'gu',
);

/** A braille pattern without dots is a symbol that looks like a space. */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True if a text shows anything at all. */
export const hasVisible = (text: string): boolean => visible.test(text);

const hasNothingHidden = (text: string) => !hidden.test(text.replaceAll(needed, ''));

/** The check for a line of text. */
export const nothingHidden = z.refine<string>(hasNothingHidden, fieldMessage('hiddenCharacter'));

/** The check for a text of several lines. */
export const nothingHiddenInLines = z.refine<string>(
  (text) => hasNothingHidden(text.replaceAll(/[\n\r\t]/g, '')),
  fieldMessage('hiddenCharacter'),
);

/** The check for a text that must show something. */
export const somethingVisible = z.refine<string>(hasVisible, fieldMessage('nothingVisible'));

/** A text from before these checks, without the characters that they refuse. */
export function plainTextOf(text: string): string {
  const kept = new Set([...text.matchAll(needed)].map(({ index }) => index));
  let index = 0;
  let plain = '';
  for (const character of text) {
    if (kept.has(index) || !hidden.test(character)) plain += character;
    index += character.length;
  }
  return plain;
}
