/** The everyday proof, `npm test`, and all the rest, `npm run test:deep`; in the order in which they run. */
export const stagesOfCommand = {
  test: ['check', 'unit', 'api', 'journeys', 'start'],
  'test:deep': ['servers', 'browser', 'faults', 'machine'],
} as const;

export type Command = keyof typeof stagesOfCommand;
export type StageName = (typeof stagesOfCommand)[Command][number];

/** Stages that each folder runs in (CONTRIBUTING.md, "Which test goes where"). The first that fits counts. */
const folders: [prefix: RegExp, kind: 'test' | 'spec', stages: StageName[]][] = [
  [/^tests\/api\/embedded\//, 'test', ['api']],
  [/^tests\/api\/servers\//, 'test', ['servers']],
  [/^tests\/api\//, 'test', ['api', 'servers']],
  [/^tests\/security\//, 'test', ['api']],
  [/^tests\/start\//, 'test', ['start']],
  [/^tests\/machine\//, 'test', ['machine']],
  [/^tests\/(unit|cluster|engines|soak)\//, 'test', ['unit']],
  [/^tests\/journeys\//, 'spec', ['journeys']],
  [/^tests\/browser\//, 'spec', ['browser']],
  [/^tests\/faults\//, 'spec', ['faults']],
  [/^(packages|services|shell|remote-[^/]+|infra|bench|artwork)\//, 'test', ['unit']],
];

/** The stages that run a file of tests; none where it lies in no folder for tests. */
export function stagesOf(file: string): StageName[] {
  const [, kind] = /\.(test|spec)\.tsx?$/.exec(file) ?? [];
  return folders.find(([prefix, own]) => own === kind && prefix.test(file))?.[2] ?? [];
}

/** True for the files of a stage. */
export const isOf = (stage: StageName) => (file: string) => stagesOf(file).includes(stage);
