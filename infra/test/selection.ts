import { relative, resolve } from 'node:path';
import { projectFiles } from '#infra/check/project-files.ts';
import {
  type Command,
  isOf,
  type StageName,
  stagesOf,
  stagesOfCommand,
} from '#infra/test/stages/stage-folders.ts';

/** A stage to run: all of it, or some files. */
export interface StageRun {
  stage: StageName;
  files: string[] | 'all';
}

const stageNames: readonly StageName[] = Object.values(stagesOfCommand).flat();

/** Every test file of the project, in any folder, such as `tests/api/auth/login.test.ts`. */
export const testFiles = (root = '.'): string[] =>
  projectFiles(root)
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .toSorted();

/**
 * Returns what the words after a command stand for: names of stages, test files and folders of them, and names of
 * remotes and features: all folders that are called so. No words mean all stages of the command. A file of both
 * commands runs as the command says; one of the other command alone runs as that says.
 * @throws when a word stands for nothing, with the stages and the files that are most like it.
 */
export function select(command: Command, words: string[], files: string[]): StageRun[] {
  const wanted = words.map((word) => meaningOf(word, files));
  const isNamed = (stage: StageName) => words.length === 0 || wanted.includes(stage);
  const chosen = new Set(wanted.filter(Array.isArray).flat());
  const own: readonly StageName[] = stagesOfCommand[command];
  const isRun = (file: string, stage: StageName) =>
    own.includes(stage) || !stagesOf(file).some((other) => own.includes(other));
  return (words.length === 0 ? own : stageNames).flatMap((stage): StageRun[] => {
    if (isNamed(stage)) return [{ stage, files: 'all' }];
    const some = [...chosen].filter((file) => isOf(stage)(file) && isRun(file, stage));
    return some.length > 0 ? [{ stage, files: some }] : [];
  });
}

function meaningOf(word: string, files: string[]): StageName | string[] {
  const stage = stageNames.find((name) => name === word);
  if (stage) return stage;
  const path = relative('.', resolve(word));
  const folder = path === '' ? '' : `${path}/`;
  const chosen = files.filter((file) => file === path || file.startsWith(folder));
  if (chosen.length > 0) return chosen;
  const called = files.filter((file) => isInFolder(file, word));
  if (called.length === 0) throw new Error(nothingCalled(word, files));
  return called;
}

/** True if a folder on the way to a file has the name; `campgrounds` is `remote-campgrounds`, too. */
function isInFolder(file: string, name: string): boolean {
  const onTheWay = new Set(file.split('/').slice(0, -1));
  return onTheWay.has(name) || onTheWay.has(`remote-${name}`);
}

const maxNamed = 10;

function nothingCalled(word: string, files: string[]): string {
  const near = nearest(word, files);
  const lines = [
    `There is no stage, test file or folder of tests called ${word}.`,
    `Stages: ${stageNames.join(', ')}.`,
    near.length > 0 && `Test files like it:\n${near.map((file) => `  ${file}`).join('\n')}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** Files whose path has most of a word's parts; a part is what stands between slashes, dots and hyphens. */
function nearest(word: string, files: string[]): string[] {
  const parts = word
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part && !meaningless.has(part));
  const scored = files.map((file) => ({
    file,
    score: parts.filter((part) => file.toLowerCase().includes(part)).length,
  }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxNamed)
    .map(({ file }) => file);
}

/** Parts that most paths have. */
const meaningless = new Set(['test', 'tests', 'spec', 'ts', 'tsx', 'src']);
