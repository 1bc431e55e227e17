import { isOfLanguage, isTexts } from '#document/language-files.ts';
import type { ShellCandidate } from '#document/candidate.ts';
import { type Inspection, isScript } from './inspect.ts';
import type { Refusal, RefusalCode } from './refusal.ts';

/** The most bytes, with gzip, that a browser may have to fetch. */
const budgets = {
  remote: {
    /** The entry alone, because it is fetched before everything else of the remote. */
    entry: 15_000,
    /** All scripts that a page needs before it can draw: entry, exposed module and its own. With French texts. */
    page: 120_000,
    /** All scripts, stylesheets and French texts together. */
    total: 368_000,
  },
  shell: {
    entry: 115_000,
    /** The entry and the scripts that every page loads with it. */
    page: 142_000,
    total: 258_000,
    /** The service worker: browsers fetch it again with each page. */
    worker: 6_000,
  },
};

interface Weight {
  code: RefusalCode;
  what: string;
  bytes: number;
  most: number;
}

/** Refuses what is over its size budget. */
export function* weightRefusals({ candidate, gzipped }: Inspection): Generator<Refusal> {
  const { name } = candidate;
  if (candidate.name === 'shell') yield* workerRefusals(candidate, gzipped);
  const { entry, page, total } = budgets[name === 'shell' ? 'shell' : 'remote'];
  const sum = (paths: readonly string[]) =>
    [...new Set(paths)].reduce((bytes, path) => bytes + (gzipped[path] ?? 0), 0);

  const weighed: Weight[] = [
    { code: 'ENTRY_TOO_BIG', what: 'entry', bytes: sum([candidate.entry]), most: entry },
    ...pagesOf(candidate).map(({ what, scripts }): Weight => {
      return { code: 'PAGE_TOO_BIG', what, bytes: sum(scripts), most: page };
    }),
    {
      code: 'TOTAL_TOO_BIG',
      what: 'code',
      bytes: sum(Object.keys(gzipped).filter((path) => isOfLanguage(path, 'fr'))),
      most: total,
    },
  ];
  for (const { code, what, bytes, most } of weighed) {
    if (bytes <= most) continue;
    const message = `The ${what} of ${name} weighs ${kB(bytes)} with gzip; at most ${kB(most)} are allowed.`;
    yield { code, message };
  }
}

function* workerRefusals(
  { worker }: ShellCandidate,
  gzipped: Inspection['gzipped'],
): Generator<Refusal> {
  if (worker === undefined) {
    const message =
      'The shell has no service worker: without one, everything that browsers keep to work offline is deleted.';
    yield { code: 'WORKER_MISSING', message };
    return;
  }
  const [bytes = 0, most] = [gzipped[worker], budgets.shell.worker];
  if (bytes <= most) return;
  const message = `The service worker of the shell weighs ${kB(bytes)} with gzip; at most ${kB(most)} are allowed.`;
  yield { code: 'WORKER_TOO_BIG', message };
}

const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

function pagesOf(candidate: Inspection['candidate']) {
  const { entry } = candidate;
  if (candidate.name === 'shell') {
    return [{ what: 'first page', scripts: [entry, ...candidate.preload].filter(isCode) }];
  }
  return Object.entries(candidate.pageFiles).map(([page, files]) => ({
    what: `page ${page}`,
    scripts: [entry, ...candidate.moduleFiles, ...files].filter(isCode),
  }));
}

/** A visitor fetches one language. French is the longer one. */
const isCode = (path: string) => isScript(path) || (isTexts(path) && isOfLanguage(path, 'fr'));
