import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pageListSchema } from '@camp/contracts/client/page-description';
import { filledPath, namesIn } from '@camp/release/document/match-route';
import type { Logger } from 'pino';
import type { ApiNodes } from '#api/api-nodes.ts';
import { InFlight } from '#api/in-flight.ts';
import type { ApiChanges } from '#changes/api-changes.ts';
import { askApi } from './ask-api.ts';
import { type Answer, KeptAnswers } from './kept-answers.ts';

/** Longest wait of the sitemap for a list, in milliseconds. */
const answerTimeoutMs = 2_000;

/** Longest wait of a document for a list, in milliseconds: it can do without. */
const soonMs = 300;

/** Most bytes and pages of one list, and most bytes of all that are kept. */
const most = { bytes: 8_000_000, keptBytes: 32_000_000, pages: 50_000 };

const ages = { freshMs: 60_000, givenMs: 600_000 };

interface ListInput {
  page: { path: string; listedBy?: string | undefined };
  ip: string;
}

type Names = Readonly<Record<string, string>>;

/** All addresses that a page has. */
export interface ListedPages {
  paths: ReadonlySet<string>;
  /** Stands for all of them. */
  hash: string;
}

interface Options {
  api: ApiNodes;
  log: Logger;
  changes: ApiChanges;
}

/** The addresses of pages that the API lists, from the newest list that it gave. */
export class PageLists {
  private readonly api: ApiNodes;
  private readonly log: Logger;
  private readonly underWay = new InFlight({ fromOnePlace: 4, inAll: 8 });
  private readonly lists: KeptAnswers<Names[]>;
  /** Addresses made from a list, by path of the page: several pages may have one list. */
  private readonly made = new WeakMap<Names[], Map<string, ListedPages>>();

  constructor({ api, log, changes }: Options) {
    this.api = api;
    this.log = log;
    this.lists = new KeptAnswers(most.keptBytes, changes);
  }

  /** Returns none while the API has never listed any. */
  async pathsOf(asked: ListInput): Promise<string[]> {
    const pages = await this.told(asked);
    return pages ? [...this.listedIn(pages, asked.page.path).paths] : [];
  }

  /** Returns all of them; null if the API does not answer soon, lists none, or has more than it may list. */
  async soon(asked: ListInput): Promise<ListedPages | null> {
    const pages = await Promise.race([this.told(asked), wait(soonMs, null, { ref: false })]);
    if (!pages?.length || pages.length >= most.pages) return null;
    return this.listedIn(pages, asked.page.path);
  }

  private async told({ page: { listedBy }, ip }: ListInput): Promise<Names[] | null> {
    return listedBy === undefined ? null : this.lists.get(listedBy, () => this.ask(listedBy, ip));
  }

  private listedIn(pages: Names[], path: string): ListedPages {
    const made = this.made.get(pages) ?? new Map<string, ListedPages>();
    this.made.set(pages, made);
    const listed = made.get(path) ?? listedAt(path, pages);
    made.set(path, listed);
    return listed;
  }

  private async ask(path: string, ip: string): Promise<Answer<Names[]>> {
    const { api, underWay } = this;
    const limits = { timeoutMs: answerTimeoutMs, maxBytes: most.bytes };
    const answer = await askApi({ api, underWay, path, ip, ...limits });
    const { success, data, error } = pageListSchema.safeParse(answer?.json);
    if (!success) {
      this.log.warn({ path, err: error }, 'the API lists pages in another way than promised');
      throw error;
    }
    return { value: data.pages.slice(0, most.pages), bytes: answer?.bytes ?? 0, ...ages };
  }
}

function listedAt(path: string, pages: Names[]): ListedPages {
  const needed = namesIn(path);
  const whole = pages.filter((names) => needed.every((name) => names[name]));
  const paths = new Set(whole.map((names) => filledPath(path, names)));
  const hash = createHash('sha256')
    .update([...paths].join(' '))
    .digest('base64url');
  return { paths, hash };
}
