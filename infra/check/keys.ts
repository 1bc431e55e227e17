import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './project-files.ts';

const isOfPages =
  /^(?:shell|remote-[a-z]+|packages\/(?:ui|shell-api))\/src\/.*(?<!\.(?:test|fixture))\.tsx?$/;
const asksThere = 'packages/ui/src/actions/pressed-key.ts';

/** Code that handles keys. */
const hears = /\bonKey(?:Down|Up)\b|\bKeyboardEvent\b|['"]key(?:down|up)['"]/;
/** The key of an event, read by its name or by destructuring. */
const reads =
  /\b\w*event\.(?:key|code)\b|\{[^{}]*\b(?:key|code)\b[^{}]*\}(?=\s*:\s*KeyboardEvent|\)\s*=>)/i;

/**
 * One line for each place that reads a key without asking `pressedKey`: it would act on the Enter that ends a word
 * of an input method (docs/decisions/site.md#0268).
 */
export function rawKeysIn(root: string): string[] {
  return projectFiles(root)
    .filter((file) => isOfPages.test(file) && file !== asksThere)
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (!hears.test(text)) return [];
      return text
        .split('\n')
        .flatMap((line, at) =>
          reads.test(line) ? [`${file}:${at + 1} reads a key: ask pressedKey (${asksThere})`] : [],
        );
    });
}

if (import.meta.main) {
  const found = rawKeysIn('.');
  for (const line of found) console.error(line);
  process.exit(found.length > 0 ? 1 : 0);
}
