import { createHash } from 'node:crypto';
import {
  type PageDescription,
  pageDescriptionSchema,
} from '@camp/contracts/client/page-description';
import type { Language } from '@camp/contracts/sentences/language';
import { filledPath, namesAt } from '@camp/release/document/match-route';
import type { Logger } from 'pino';
import type { ApiNodes } from '#api/api-nodes.ts';
import { InFlight } from '#api/in-flight.ts';
import type { ApiChanges } from '#changes/api-changes.ts';
import { askApi } from './ask-api.ts';
import { type Answer, KeptAnswers } from './kept-answers.ts';

/** Longest wait of a document for its description, in milliseconds. */
const answerTimeoutMs = 800;

/** Most bytes of one answer, and of all that are kept. */
const most = { bytes: 256_000, keptBytes: 32_000_000 };

/** Ages up to which a description counts, and the answer that there is none (kept-answers.ts). */
const ages = {
  described: { freshMs: 60_000, givenMs: 600_000 },
  nothing: { freshMs: 10_000, givenMs: 0 },
};

/** Longest part of an address that the API is asked about. */
const longestName = 200;

export interface DescribedPage {
  description: PageDescription;
  /** The one address of the page, without a query. */
  path: string;
  /** The call that returned it, without a query. */
  call: string;
  /** Changes with what the page shows. */
  hash: string;
}

/** A page that the API describes, nothing at all, or not known in time. */
export type FoundPage = DescribedPage | 'nothing' | 'unknown';

interface FindInput {
  page: { path: string; describedBy?: string | undefined };
  path: string;
  language: Language;
  ip: string;
}

type Description = Pick<DescribedPage, 'description' | 'hash'> | { description: null };

interface Options {
  api: ApiNodes;
  log: Logger;
  changes: ApiChanges;
}

/** The API's descriptions of pages whose address has a name in it (docs/decisions/documents.md#0220). */
export class Descriptions {
  private readonly api: ApiNodes;
  private readonly log: Logger;
  private readonly underWay = new InFlight({ fromOnePlace: 20, inAll: 100 });
  private readonly told: KeptAnswers<Description>;

  constructor({ api, log, changes }: Options) {
    this.api = api;
    this.log = log;
    this.told = new KeptAnswers(most.keptBytes, changes);
  }

  /** Returns null for a page that nothing describes. */
  async find({ page, path, language, ip }: FindInput): Promise<FoundPage | null> {
    if (page.describedBy === undefined) return null;
    const names = namesAt(page.path, path);
    if (!names || !Object.values(names).every(isAskable)) return 'nothing';
    const call = filledPath(page.describedBy, names);
    const address = `${call}?lang=${language}`;
    const told = await this.told.get(address, () => this.ask(address, ip));
    if (told === null) return 'unknown';
    if (told.description === null) return 'nothing';
    return { ...told, path: filledPath(page.path, names), call };
  }

  private async ask(path: string, ip: string): Promise<Answer<Description>> {
    const { api, underWay } = this;
    const limits = { timeoutMs: answerTimeoutMs, maxBytes: most.bytes };
    const answer = await askApi({ api, underWay, path, ip, ...limits });
    if (answer === null) return { value: { description: null }, bytes: 0, ...ages.nothing };
    const { success, data: description, error } = pageDescriptionSchema.safeParse(answer.json);
    if (!success) {
      this.log.warn({ path, err: error }, 'the API describes a page in another way than promised');
      throw error;
    }
    const hash = createHash('sha256').update(JSON.stringify(description)).digest('base64url');
    return { value: { description, hash }, bytes: answer.bytes * 2, ...ages.described };
  }
}

/** A name that stays within its segment of a path. */
const isAskable = (name: string) =>
  name !== '' && name.length <= longestName && name !== '.' && name !== '..';
