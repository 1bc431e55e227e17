import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPackageManager } from '#infra/bootstrap/package-manager.mjs';
import { evaluateAudit } from './known-holes.ts';

/*
 * Asks the registry which locked libraries have known holes. Ends with 0 when none has, with 1 when one has,
 * with 2 when the registry did not say. Nothing else of the project needs a network, so this is no part of
 * `npm run check` (docs/decisions/operations.md#0134).
 */
const folder = mkdtempSync(join(tmpdir(), 'campbc-audit-'));
try {
  const [output, failure] = ['report.json', 'failure.txt'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  const files = [openSync(output, 'w'), openSync(failure, 'w')] as const;
  await runPackageManager(
    process.cwd(),
    ['audit', '--json', '--config.fetch-retries=1', ...process.argv.slice(2)],
    ['ignore', ...files],
  );
  for (const file of files) closeSync(file);
  const { code, sentences } = evaluateAudit({
    output: readFileSync(output, 'utf8'),
    failure: readFileSync(failure, 'utf8'),
  });
  const tell = code === 0 ? console.log : console.error;
  for (const sentence of sentences) tell(sentence);
  process.exitCode = code;
} finally {
  rmSync(folder, { recursive: true });
}
