import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const templateFolder = join(import.meta.dirname, 'template');
/** Keeps tools from reading the template's files as the project's own. */
const suffix = '.txt';

/** Writes a remote's files, with its name in place of `__name__`, `__words__` and `__title__`. */
export function writeTemplate({ name, folder }: { name: string; folder: string }): void {
  for (const path of globSync(`**/*${suffix}`, { cwd: templateFolder })) {
    const text = readFileSync(join(templateFolder, path), 'utf8');
    const target = join(folder, path.slice(0, -suffix.length));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, filledIn(text, name));
  }
}

/** `day-trips` is called “Day trips” until the team changes it. */
function filledIn(text: string, name: string): string {
  const words = name.replaceAll('-', ' ');
  const title = words.slice(0, 1).toUpperCase() + words.slice(1);
  return text
    .replaceAll('__name__', name)
    .replaceAll('__words__', words)
    .replaceAll('__title__', title);
}
