import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './project-files.ts';

/**
 * Words that one thing was called by before it had one name (the glossary in docs/architecture.md).
 * A word is found as part of a name, too: `trial` in `hasTrial` and `trial_until`.
 */
const retiredWords: Record<string, string> = {
  comparable: 'normalizeIdentifier',
  composition: 'content',
  culprit: 'source',
  deed: 'event, change or action',
  encounter: 'actor and target',
  enrol: 'enroll',
  enrolment: 'enrollment',
  fittingUsers: 'filterSql',
  foreseen: 'optimisticUser',
  handOverSession: 'persistSession',
  isExcepted: 'isSecondFactorWaived',
  linkedStylesCame: 'stylesheetsReady',
  memberName: 'appName',
  objectionTo: 'denialReason',
  overrideSecondFactor: 'waiveSecondFactor',
  partHealth: 'buildHealth',
  standingOver: 'permissionsOver',
  standpoint: 'PageStart',
  stateAfter: 'reduce',
  tellAsked: 'onRequested',
  tellLoaded: 'onLoaded',
  trial: 'canary',
  trialHealth: 'canaryHealth',
  twoFactorPaused: 'secondFactorWaived',
  twofaOverride: 'secondFactorWaiver',
  useDoneText: 'useSuccessMessage',
  useEnter: 'useRefreshSession',
  useProceed: 'useSignInResult',
  useUpChallenge: 'consumeChallenge',
  useWhyNot: 'useDisabledReason',
  verdictOn: 'evaluateBudget',
  wouldLose: 'hasUnsavedWork',
};

/** Parts of names and of comments in code, with their replacements. */
const retiredInCode: [pattern: RegExp, replacement: string][] = [
  [
    /\/\*\*\s+(?:\*\s+)?(?:What|Whose?|Whoever|Where|How|When|Whether|Those)\b/g,
    'it in a statement: "Returns …", "True if …"',
  ],
  [
    /(?<=^\s*(?:\/\*|\*|\/\/).*)(?<!`)\b(?:whoever|somebody|nobody|everybody|anew)\b/gim,
    'anyone who, someone, no one, everyone, again',
  ],
  [/\b\w*EveryMs\b|\beveryMs\b/g, '…IntervalMs'],
  [/\b\w*WithinMs\b|\bwithinMs\b/g, '…TimeoutMs'],
  [
    /\b(?:interface|type) (?!Feed\b|Translated\b|Untyped\b)(?:[A-Z][a-z]*ed|Told|Known|Unknown|Given|Kept|Found|Shown|Held|Sent|Thrown|Taken|Broken|Grown|Made|Lost|Left)\b/g,
    'a noun: …Options, …Input, …Result, or the thing itself',
  ],
  [/\bmost[A-Z]\w*/g, 'max…'],
  [/\b(?:least|fewest)[A-Z]\w*/g, 'min…'],
];

/** Migrations that were given out stay as they are. */
const isCode = /^(?!.*\/migrations\/).*\.(?:[cm]?[jt]sx?|css)$/;
const isText = /\.(?:[cm]?[jt]sx?|css|html|json|md|txt|ya?ml|service|conf|example)$/;
const isExempt = /^pnpm-lock\.yaml$|^infra\/check\/retired-words/;

/** One line for each retired word in a text file of the project. */
export function retiredWordsIn(root: string): string[] {
  const pattern = anyOf(Object.keys(retiredWords));
  return projectFiles(root)
    .filter((file) => isText.test(file) && !isExempt.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const inCode = isCode.test(file) ? retiredInCode : [];
      const found = [
        ...[...text.matchAll(pattern)].map((match) => [match, replacementOf(match[0])] as const),
        ...inCode.flatMap(([part, replacement]) =>
          [...text.matchAll(part)].map((match) => [match, replacement] as const),
        ),
      ];
      return found.map(([{ 0: word, index }, replacement]) => {
        const line = text.slice(0, index).split('\n').length;
        return `${file}:${line} "${word}" is retired: say ${replacement}`;
      });
    });
}

/** Whole words, also inside of names; each in lower case, as in `Trial`, or in capitals. */
function anyOf(words: string[]): RegExp {
  const forms = words.flatMap((word) => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    return [
      `(?<![A-Za-z])${word}s?(?![a-z])`,
      `${capital}s?(?![a-z])`,
      `(?<![A-Z])${word.toUpperCase()}S?(?![A-Z])`,
    ];
  });
  return new RegExp(forms.join('|'), 'g');
}

function replacementOf(found: string): string | undefined {
  const lower = found.toLowerCase();
  const word = Object.keys(retiredWords).find((each) =>
    [each.toLowerCase(), `${each.toLowerCase()}s`].includes(lower),
  );
  return word && retiredWords[word];
}

if (import.meta.main) {
  const found = retiredWordsIn('.');
  for (const line of found) console.error(line);
  process.exit(found.length > 0 ? 1 : 0);
}
