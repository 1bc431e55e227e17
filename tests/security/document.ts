import type { Abuse } from './abuses/abuse.ts';
import { everyAbuse } from './abuses/every-abuse.ts';
import { api, files } from './chapters/api.ts';
import { authentication } from './chapters/authentication.ts';
import { authorization, openId, tokens } from './chapters/authorization.ts';
import { browser } from './chapters/browser.ts';
import { code } from './chapters/code.ts';
import { configuration, dataProtection } from './chapters/configuration.ts';
import { communication, cryptography } from './chapters/cryptography.ts';
import { encoding } from './chapters/encoding.ts';
import { logging, realTime } from './chapters/logging.ts';
import { sessions } from './chapters/sessions.ts';
import { validation } from './chapters/validation.ts';
import { type Absence, type Chapter, fileOf, isTest, type Requirement } from './requirement.ts';

const chapters: readonly Chapter[] = [
  encoding,
  validation,
  browser,
  api,
  files,
  authentication,
  sessions,
  authorization,
  tokens,
  openId,
  cryptography,
  communication,
  configuration,
  dataProtection,
  code,
  logging,
  realTime,
];

/** How many requirements the standard has at each level: none is left out. */
const inStandard = { level1: 70, level2: 183 };

const abuseTest = 'tests/api/embedded/security/abuses.test.ts › $asvs: $abuse';

const requirements = chapters.flatMap((chapter) => chapter.requirements);
const absences = chapters.flatMap((chapter) => chapter.absences ?? []);

/** What is wrong with the rows: one is missing, is there twice, or names a file that is gone. */
export function mistakesIn(isThere: (file: string) => boolean): string[] {
  const level1 = [...idsOf(1), ...absences.flatMap((absence) => absence.level1 ?? [])];
  const level2 = [...idsOf(2), ...absences.flatMap((absence) => absence.level2 ?? [])];
  const known = new Set(requirements.map(({ id }) => id));
  return [
    ...countMistakes('level 1', level1, inStandard.level1),
    ...countMistakes('level 2', level2, inStandard.level2),
    ...requirements.flatMap(({ id, shownBy }) => {
      const gone = shownBy.map(fileOf).filter((file) => !isThere(file));
      return gone.map((file) => `${id} names ${file}, which is not there.`);
    }),
    ...everyAbuse
      .filter(({ asvs }) => !known.has(asvs))
      .map(({ asvs, abuse }) => `There is no row ${asvs}, which "${abuse}" is about.`),
  ];
}

const idsOf = (level: Requirement['level']) =>
  requirements.filter((requirement) => requirement.level === level).map(({ id }) => id);

function countMistakes(level: string, ids: string[], expected: number): string[] {
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const mistakes = twice.map((id) => `${id} is there twice.`);
  if (ids.length === expected) return mistakes;
  return [...mistakes, `There are ${ids.length} of ${level}, and ${expected} in the standard.`];
}

const firstTable = '## The requirements';

/** The document with its tables anew. What stands above them is written by hand, and stays. */
export function documentFrom(text: string): string {
  const [head = ''] = text.split(firstTable);
  return [
    head.trimEnd(),
    firstTable,
    countsText(),
    ...chapters.map(sectionOf),
    '## What is tried',
    'Each of these is sent to a running API in both ways to run, and changes nothing.',
    table(['id', 'what somebody tries', 'answer'], everyAbuse.map(abuseRow)),
    '',
  ].join('\n\n');
}

function countsText(): string {
  const count = (state: string) =>
    requirements.filter((requirement) => stateOf(requirement)[0] === state).length;
  const absent = absences.flatMap((absence) => idsOfAbsence(absence)).length;
  return [
    `${count(states.holds)} hold, ${count(states.gap)} fall short, ${count(states.decision)} are otherwise by decision,`,
    `${count(states.operator)} are the operator’s part, ${absent} are about something that the site does not have.`,
  ].join(' ');
}

const states = {
  holds: 'holds',
  gap: '**falls short**',
  decision: '**by decision**',
  operator: '**the operator’s part**',
};

/** The state of a requirement, and what there is to say of it. */
function stateOf({ gap, decision, operator, note }: Requirement): [string, string | undefined] {
  if (gap !== undefined) return [states.gap, gap];
  if (decision !== undefined) return [states.decision, decision];
  return operator === undefined ? [states.holds, note] : [states.operator, operator];
}

function sectionOf({ number, name, ...chapter }: Chapter): string {
  const rows = chapter.requirements.map(requirementRow);
  return [
    `### V${number} ${name}`,
    ...(rows.length > 0 ? [table(['id', 'level', 'asks', 'state', 'shown by'], rows)] : []),
    ...(chapter.absences ?? []).map(absenceText),
  ].join('\n\n');
}

function requirementRow(requirement: Requirement): string[] {
  const { id, level, asks, shownBy } = requirement;
  const hasAbuses = everyAbuse.some(({ asvs }) => asvs === id);
  const shown = hasAbuses ? [...shownBy, abuseTest] : shownBy;
  return [
    id,
    String(level),
    asks,
    stateOf(requirement).filter(Boolean).join('. '),
    shown
      .toSorted((a, b) => Number(isTest(b)) - Number(isTest(a)))
      .map(asCode)
      .join('<br>'),
  ];
}

const absenceText = (absence: Absence) =>
  `Does not apply: ${absence.because} (${idsOfAbsence(absence).join(', ')})`;

const idsOfAbsence = ({ level1 = [], level2 = [] }: Absence) => [...level1, ...level2];

const abuseRow = ({ asvs, abuse, expect: { status, code: name } }: Abuse) => [
  asvs,
  withoutMarkup(abuse),
  name === undefined ? String(status) : `${status} \`${name}\``,
];

/** An abuse may hold signs that would be markup, or links that lead away. */
const withoutMarkup = (text: string) =>
  text.replace(/(\S*[<>_{}[\]*/'"]\S*)/g, (word) => asCode(word));

const asCode = (text: string) => `\`${text}\``;

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(asCell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const asCell = (text: string) => text.replaceAll('|', String.raw`\|`);
