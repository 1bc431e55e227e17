import { stagesOf } from '#infra/test/stages/stage-folders.ts';
import { testFiles } from './selection.ts';

/** One line for each file of tests that no stage runs. */
export const strayTests = (files: readonly string[]): string[] =>
  files
    .filter((file) => stagesOf(file).length === 0)
    .map(
      (file) => `${file} lies in no folder of tests (CONTRIBUTING.md, "Which test goes where").`,
    );

if (import.meta.main) {
  const stray = strayTests(testFiles());
  for (const line of stray) console.error(line);
  process.exit(stray.length > 0 ? 1 : 0);
}
