import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { FeedName } from '@camp/contracts/places/alerts';
import { close, listen } from './loopback.ts';
import { type Area, areasAsKept, pageOf } from './park-areas.ts';

/** Feeds of alerts, and what parks have. */
export type HostedFeed = FeedName | 'park-facts';

/** Ways in which a feed answers in place of its recorded answer. */
export type FeedMood =
  | { kind: 'json'; answer: unknown }
  | { kind: 'raw'; status: number; body: string; headers?: Record<string, string> }
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Takes the request, and answers once this resolves. */
  | { kind: 'held'; until: Promise<void> }
  /** Begins its answer and never ends it. */
  | { kind: 'trickle' }
  /** Small while compressed, and too large once it is decompressed. */
  | { kind: 'huge' };

const paths: [HostedFeed, RegExp][] = [
  ['park-facts', /^\/api\/protected-areas/],
  ['bc-parks', /^\/api\/public-advisories/],
  ['wildfires', /BCWS_ActiveFires/],
  ['fire-bans', /PROT_BANS_AND_PROHIBITIONS/],
  ['roads', /^\/events/],
  ['weather', /weather-alerts/],
];

const recorded = (file: string): unknown =>
  JSON.parse(readFileSync(`packages/places/data/feeds/${file}`, 'utf8'));

const samples: Partial<Record<HostedFeed, unknown>> = {
  'bc-parks': { data: [], meta: {} },
  wildfires: recorded('bcws-active-fires/active-fires.json'),
  'fire-bans': recorded('bcws-prohibitions/prohibitions.json'),
  roads: recorded('drivebc-events/events.json'),
  weather: recorded('eccc-alerts/alerts.json'),
};

interface Question {
  feed: HostedFeed;
  url: string;
  headers: IncomingMessage['headers'];
}

/** Stands in for the hosts of all public feeds, and serves their recorded answers. */
export class FeedHost {
  readonly asked: Question[] = [];
  /** Protected areas, on pages of a hundred. */
  areas: Area[] = areasAsKept();
  private readonly moods = new Map<HostedFeed, FeedMood>();
  private readonly server = createServer((request, response) => this.answer(request, response));
  private port = 0;

  static async start(): Promise<FeedHost> {
    const host = new FeedHost();
    host.port = await listen(host.server);
    return host;
  }

  /** Settings with which an API asks here, and soon after a feed is due. */
  get settings() {
    return {
      FEEDS: 'on',
      FEEDS_BASE: `http://127.0.0.1:${this.port}`,
      WORKER_INTERVAL_MS: '100',
    };
  }

  stop(): Promise<void> {
    return close(this.server);
  }

  set(feed: HostedFeed, mood: FeedMood | null): void {
    if (mood) this.moods.set(feed, mood);
    else this.moods.delete(feed);
  }

  askedFor = (feed: HostedFeed) => this.asked.filter((question) => question.feed === feed);

  private sampleOf(feed: HostedFeed, url: string): unknown {
    return feed === 'park-facts' ? pageOf(this.areas, url) : samples[feed];
  }

  private answer({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
    const feed = paths.find(([, path]) => path.test(url))?.[0];
    if (!feed) return void response.writeHead(404).end();
    this.asked.push({ feed, url, headers });
    const mood = this.moods.get(feed) ?? { kind: 'json', answer: this.sampleOf(feed, url) };
    if (mood.kind === 'hang') return;
    if (mood.kind === 'held')
      return void mood.until.then(() =>
        send({ answer: this.sampleOf(feed, url), headers }, response),
      );
    if (mood.kind === 'trickle') return trickle(response);
    if (mood.kind === 'huge') return pack(response, `"${' '.repeat(6_000_000)}"`);
    if (mood.kind === 'raw') {
      return void response.writeHead(mood.status, mood.headers).end(mood.body);
    }
    send({ answer: mood.answer, headers }, response);
  }
}

function send(
  { answer, headers }: { answer: unknown; headers: IncomingMessage['headers'] },
  response: ServerResponse,
): void {
  const body = JSON.stringify(answer);
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  if (headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  pack(response.setHeader('etag', etag), body);
}

function pack(response: ServerResponse, body: string): void {
  response.setHeader('content-type', 'application/json').setHeader('content-encoding', 'gzip');
  response.end(gzipSync(body));
}

function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).write('[');
  const timer = setInterval(() => response.write(' '), 100);
  response.once('close', () => clearInterval(timer));
}
