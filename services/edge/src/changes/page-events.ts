import {
  eventsPath,
  type PageState,
  personEvent,
  releasesEvent,
} from '@camp/contracts/site/page-events';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { InFlight } from '#api/in-flight.ts';
import type { Env } from '#env.ts';
import type { LiveRelease } from '#release/live-release.ts';
import type { ApiChanges } from './api-changes.ts';

/**
 * Intervals at which a release is looked for while pages listen, and pages hear that the line is open, in
 * milliseconds.
 */
const pollIntervalMs = 1_000;
const beatIntervalMs = 15_000;

/** Most bytes that may wait for a browser that reads nothing, before it is disconnected. */
const maxWaiting = 16_384;

const wellFormedTopic = /^[\w-]{22}$/;

interface Options {
  env: Env;
  log: Logger;
  changes: ApiChanges;
  liveRelease: LiveRelease;
  /** Aborting it disconnects every page. */
  stopping: AbortSignal;
}

/**
 * `GET /events`: informs open pages that something has changed, never what: they then ask like any visitor
 * (docs/decisions/api.md#0304).
 */
export function servePageEvents(options: Options): RequestHandler {
  const { env, log, stopping } = options;
  const pages = new OpenPages(options);
  const open = new InFlight({ fromOnePlace: 64, inAll: 2_000 });

  return async (request, response) => {
    response.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    /* No draft changes, and a browser that gets this does not ask again. */
    if (env.RELEASE_DRAFT) return void response.status(204).end();
    if (request.method === 'HEAD') return void response.end();
    try {
      await open.run(request.ip ?? '', () => pages.keep(request, response, stopping));
    } catch (error) {
      log.warn({ path: eventsPath, reason: (error as Error).message }, 'a page is told of nothing');
      response.status(503).set('retry-after', '60').end();
    }
  };
}

interface OpenPage {
  response: Response;
  topic: string | null;
}

class OpenPages {
  private readonly changes: ApiChanges;
  private readonly liveRelease: LiveRelease;
  private readonly pages = new Set<OpenPage>();
  private generation: number | null = null;
  private timers: NodeJS.Timeout[] = [];

  constructor({ changes, liveRelease }: Options) {
    this.changes = changes;
    this.liveRelease = liveRelease;
    changes.onRevision(() => this.tellAll(this.state()));
    const tellThose = (event: string) => (topics: readonly string[]) =>
      this.tellPeople(event, (topic) => topics.includes(topic));
    changes.onPeopleChange(tellThose(personEvent));
    changes.onReleaseNews(tellThose(releasesEvent));
    changes.onGap(() => this.tellPeople(personEvent, () => true));
  }

  /** Resolves when the page is gone. */
  async keep(request: Request, response: Response, stopping: AbortSignal): Promise<void> {
    const { person } = request.query;
    const topic = typeof person === 'string' && wellFormedTopic.test(person) ? person : null;
    const page = { response, topic };
    const gone = new Promise((resolve) => response.once('close', resolve));
    this.changes.follow();
    await this.lookForRelease();
    response.write(this.state());
    if (this.pages.size === 0) this.begin();
    this.pages.add(page);
    const letGo = () => response.end();
    if (stopping.aborted) letGo();
    stopping.addEventListener('abort', letGo);
    await gone;
    stopping.removeEventListener('abort', letGo);
    this.pages.delete(page);
    if (this.pages.size === 0) this.rest();
  }

  private begin(): void {
    this.timers = [
      setInterval(() => void this.lookForRelease(), pollIntervalMs).unref(),
      setInterval(() => this.tellAll(':\n\n'), beatIntervalMs).unref(),
    ];
  }

  private rest(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private async lookForRelease(): Promise<void> {
    const generation = (await this.liveRelease().catch(() => null))?.generation ?? null;
    if (generation === this.generation) return;
    this.generation = generation;
    this.tellAll(this.state());
  }

  private state(): string {
    const { revision, changedAt } = this.changes;
    const changedMsAgo = changedAt === null ? null : Date.now() - changedAt;
    const state: PageState = { generation: this.generation, revision, changedMsAgo };
    return `data: ${JSON.stringify(state)}\n\n`;
  }

  private tellPeople(event: string, isMeant: (topic: string) => boolean): void {
    for (const page of this.pages) {
      if (page.topic !== null && isMeant(page.topic))
        tell(page, `event: ${event}\ndata: changed\n\n`);
    }
  }

  private tellAll(text: string): void {
    for (const page of this.pages) tell(page, text);
  }
}

function tell({ response }: OpenPage, text: string): void {
  if (response.writableLength > maxWaiting) response.destroy();
  else response.write(text);
}
