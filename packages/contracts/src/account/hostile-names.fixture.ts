/* Names of rows from before such names were refused, for the tests of everything that shows them. */

const words = ['Kim', 'نور', 'נועה', '👩‍👩‍👧', 'W'.repeat(50), 'Zoë', '', '李', '<b>Ann</b>', 'a&b'];

/** Characters that reverse a text, end an isolation, hide, end a line or a cell, or begin a formula or a tag. */
const tricks = [
  ...Array.from(
    '\u202E\u202D\u202B\u202A\u202C\u2066\u2067\u2068\u2069\u200E\u200F\u061C\u200B\u2060\uFEFF',
  ),
  ...Array.from('\u0000\u0007\u001B\u0085\r\n\t=+-@,;"\'<>&`'),
  '\r\nBcc: all@mail.example',
  '=HYPERLINK("https://evil.example")',
  '<img src=x onerror=alert(1)>',
  '</title><script>',
  '\u202Egnp.exe',
  '{{7*7}}',
  '${7*7}',
  '%s%n',
];

/** Two thousand, made of each trick before, after and within each word. */
export const hostileNames: readonly string[] = tricks
  .flatMap((trick) => words.map((word) => ({ trick, word })))
  .flatMap(({ trick, word }) => [
    trick + word,
    word + trick,
    `${word}${trick}${word}`,
    `${trick}${word} Lake${trick}`,
    `${word} ${trick}${trick} `,
  ])
  .slice(0, 2_000);

/** Characters that reverse or isolate the text after them (Unicode UAX #9). */
export const steering = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
