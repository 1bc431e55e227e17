/**
 * Applies the stylesheets that the page has of a build, by its base address. They stay in the page
 * while they rest: on return they apply at once, and nothing is fetched again.
 */
export function applyStyles(base: string): void {
  for (const sheet of sheetsOf(base)) sheet.disabled = false;
}

export function restStyles(base: string): void {
  for (const sheet of sheetsOf(base)) sheet.disabled = true;
}

function sheetsOf(base: string): CSSStyleSheet[] {
  const { href } = new URL(base, document.baseURI);
  return [...document.styleSheets].filter((sheet) => sheet.href?.startsWith(href));
}
