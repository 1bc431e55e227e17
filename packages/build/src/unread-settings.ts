/**
 * Returns those settings that scripts name nowhere but where they are declared. A name that is put together, as
 * `'near-' + what`, is not found; a short name may be found though it is another thing's. So this is for notes alone.
 */
export const unreadSettings = (names: readonly string[], scripts: readonly string[]): string[] =>
  names.filter((name) => !scripts.some((script) => isNamedIn(script, name)));

/** No build shortens the names of properties: `{"near-me":{kind:"flag",…}}` declares, `["near-me"]` and `.days` read. */
function isNamedIn(script: string, name: string): boolean {
  const key = `["'\`]?\\b${name}["'\`]?`;
  const declaration = new RegExp(`[{,]${key}:\\{[^{}]*?\\bkind:["'\`](?:flag|number|choice)`, 'g');
  const use = new RegExp(`["'\`]${name}["'\`]|\\.${name}\\b(?!-)|[{,]${name}[:,=}]`);
  return use.test(script.replaceAll(declaration, ''));
}
