import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importsIn, projectFiles } from './project-files.ts';

/** Limits on the shape of the tree. A product may grow, so the number of files has no limit. */
const limits = {
  stylesheets: { most: 100 },
  medianLines: { least: 45, most: 80 },
  longestFile: { most: 250 },
  singleImporterBeside: { most: 30 },
  circles: { most: 0 },
  fileCircles: { most: 0 },
  folderPairs: { most: 0 },
  floorsOfApi: { most: 15 },
  foldersOfInfra: { most: 12 },
} as const;

/** Modules below this many lines belong to their only reader, unless a test is about them. */
const smallModule = 40;

interface Shape {
  sourceFiles: number;
  numbers: Record<keyof typeof limits, number>;
  /** The files or folders that a number counts, where a list helps. */
  lists: Partial<Record<keyof typeof limits, string[]>>;
}

/** Types of texts are made from them. */
const isMade = (file: string) => file.endsWith('/src/texts.d.ts');
const isSource = (file: string) => /\.(?:tsx?|mjs)$/.test(file) && !isTest(file) && !isMade(file);
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$|^(?:tests|bench|artwork)\//.test(file);

/** Measures the files below a folder. Tests, benches and artwork count as readers, not as source. */
export function shapeOf(root: string): Shape {
  const files = projectFiles(root);
  const stylesheets = files.filter((file) => file.endsWith('.css'));
  const code = files.filter((file) => isSource(file) || isTest(file));
  const texts = new Map(code.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const imports = importsIn(root, texts);
  const measured = (file: string, text: string) => ({ file, lines: text.split('\n').length - 1 });
  const lines = code.filter(isSource).map((file) => measured(file, texts.get(file) ?? ''));
  const all = [
    ...lines,
    ...stylesheets.map((file) => measured(file, readFileSync(join(root, file), 'utf8'))),
  ];
  const beside = singleImporterBeside(lines, imports);
  const apiFolders = folderImports(imports, apiFolderOf);
  const circles = circlesOf(apiFolders);
  const fileCircles = circlesOf(imports);
  const pairs = pairsOf(imports);
  const infraFolders = new Set(
    files.flatMap((file) => /^infra\/[^/]+(?=\/)/.exec(file)?.[0] ?? []),
  );
  return {
    sourceFiles: lines.length,
    numbers: {
      stylesheets: stylesheets.length,
      medianLines: medianOf(lines.map((each) => each.lines)),
      longestFile: Math.max(0, ...all.map((each) => each.lines)),
      singleImporterBeside: beside.length,
      circles: circles.length,
      fileCircles: fileCircles.length,
      folderPairs: pairs.length,
      floorsOfApi: floorsOf(apiFolders),
      foldersOfInfra: infraFolders.size,
    },
    lists: {
      longestFile: all
        .filter((each) => each.lines > limits.longestFile.most)
        .map((each) => `${each.file} (${each.lines} lines)`),
      singleImporterBeside: beside,
      circles: circles.map((circle) => circle.join(' ⇄ ')),
      fileCircles: fileCircles.map((circle) => circle.join(' ⇄ ')),
      folderPairs: pairs,
      foldersOfInfra: [...infraFolders],
    },
  };
}

/** One line for each number beyond its limit, with what it counts. */
export function excessOf({ numbers, lists }: Pick<Shape, 'numbers' | 'lists'>): string[] {
  return Object.entries(limits).flatMap(([key, limit]) => {
    const name = key as keyof typeof limits;
    const value = numbers[name];
    const least = 'least' in limit ? limit.least : 0;
    if (value >= least && value <= limit.most) return [];
    const allowed = least > 0 ? `${least} to ${limit.most}` : `at most ${limit.most}`;
    return [
      `${name} is ${value}; ${allowed} is allowed.`,
      ...(lists[name] ?? []).map((line) => `  ${line}`),
    ];
  });
}

interface FileSize {
  file: string;
  lines: number;
}

/** Small modules that only one neighbour imports, and no test. */
function singleImporterBeside(measured: FileSize[], imports: Map<string, Set<string>>): string[] {
  const importers = Map.groupBy(
    [...imports].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to }))),
    ({ to }) => to,
  );
  return measured
    .filter(({ lines }) => lines < smallModule)
    .map(({ file }) => file)
    .filter((file) => {
      const [reader, ...others] = importers.get(file) ?? [];
      if (!reader || others.length > 0 || isTest(reader.from)) return false;
      return dirname(reader.from) === dirname(file);
    });
}

const api = 'services/api/src/';

/** The API's folder that a file is in: each feature and each file at the top count by themselves. */
function apiFolderOf(file: string): string | null {
  if (!file.startsWith(api) || isTest(file)) return null;
  const [first = '', second = ''] = file.slice(api.length).split('/');
  return first === 'features' ? `features/${second}` : first;
}

/** For each folder the others that its files import. Files that are in no folder, as it is told, do not count. */
function folderImports(
  imports: Map<string, Set<string>>,
  folderOf: (file: string) => string | null,
): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [from, targets] of imports) {
    const folder = folderOf(from);
    if (folder === null) continue;
    const known = folders.get(folder) ?? new Set();
    for (const other of [...targets].map(folderOf))
      if (other !== null && other !== folder) known.add(other);
    folders.set(folder, known);
  }
  return folders;
}

/**
 * Pairs of folders that import each other, types too. A folder and those inside it count as one house: its own files
 * put together what is inside.
 */
function pairsOf(imports: Map<string, Set<string>>): string[] {
  const folders = folderImports(imports, (file) =>
    /\.(?:test|spec)\.tsx?$/.test(file) ? null : dirname(file),
  );
  return [...folders].flatMap(([folder, others]) =>
    [...others]
      .filter((other) => folder < other && folders.get(other)?.has(folder))
      .filter((other) => !other.startsWith(`${folder}/`) && folder !== '.')
      .map((other) => `${folder} ⇄ ${other}`),
  );
}

/** Groups that lead from each member to each other (strongly connected components). */
export function circlesOf(graph: Map<string, Set<string>>): string[][] {
  const reach = new Map([...graph.keys()].map((start) => [start, reachable(graph, start)]));
  const circles = new Map<string, string[]>();
  for (const [start, ends] of reach) {
    if (!ends.has(start)) continue;
    const circle = [...ends].filter((end) => reach.get(end)?.has(start)).toSorted();
    circles.set(circle.join(' '), circle);
  }
  return [...circles.values()];
}

/** Longest way down from one folder to the next. A circle, which is told by itself, is gone round once. */
export function floorsOf(graph: Map<string, Set<string>>): number {
  const floors = new Map<string, number>();
  const floorOf = (folder: string): number => {
    const known = floors.get(folder);
    if (known !== undefined) return known;
    floors.set(folder, 0);
    const floor = 1 + Math.max(0, ...[...(graph.get(folder) ?? [])].map(floorOf));
    floors.set(folder, floor);
    return floor;
  };
  return Math.max(0, ...[...graph.keys()].map(floorOf));
}

function reachable(graph: Map<string, Set<string>>, start: string): Set<string> {
  const found = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(graph.get(next) ?? []));
  }
  return found;
}

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

if (import.meta.main) {
  const shape = shapeOf('.');
  const excess = excessOf(shape);
  if (process.argv.includes('--list')) console.log(shape.lists);
  console.log({ sourceFiles: shape.sourceFiles, ...shape.numbers });
  for (const line of excess) console.error(line);
  process.exit(excess.length > 0 ? 1 : 0);
}
