import type { PageDescription } from '@camp/contracts/client/page-description';
import { afterEach, jest } from '@jest/globals';
import { listen } from '#edge.fixture.ts';

/* An API that describes trips, for the page `/trips/:slug` of the release in release.fixture.ts. */

export const trip: PageDescription = {
  title: 'Alice Lake',
  description: 'A trip to Alice Lake, near Squamish.',
  picture: { path: '/api/share/trips/alice-lake.png?lang=en', alt: 'Where Alice Lake is.' },
  structured_data: { '@type': 'Campground', name: 'Alice Lake' },
  facts: [
    { label: 'Park', value: 'Alice Lake Park' },
    { label: 'Official page', value: 'bcparks.example', href: 'https://bcparks.example/alice' },
  ],
  data: { trip: { name: 'Alice Lake' } },
};

export interface TripsApi {
  apiUrl: string;
  /** Path of each call, with what came along. */
  asked: { path: string; cookie: string | undefined }[];
  /** Its answers; changed by tests. */
  says: {
    status: number;
    /** JSON, or any text. */
    trip: unknown;
    pages: unknown;
    /** Of all that it says. */
    revision: string;
    /** It answers once this is settled. */
    held: Promise<void>;
  };
}

/** Starts an API that knows only `alice-lake`, and reports changes only when asked. */
export async function tripsApi(changes: Partial<TripsApi['says']> = {}): Promise<TripsApi> {
  const asked: TripsApi['asked'] = [];
  const pages: unknown = { pages: [{ slug: 'alice-lake' }] };
  const says = { status: 200, trip, pages, revision: '1', held: Promise.resolve(), ...changes };
  const apiUrl = await listen((request, response) => {
    const path = request.url ?? '';
    if (path === '/changes') return void response.writeHead(404).end();
    if (path === '/revision') return void response.end(JSON.stringify({ revision: says.revision }));
    asked.push({ path, cookie: request.headers.cookie });
    const body = path.startsWith('/api/trips/pages') ? says.pages : says.trip;
    const isThere = /^\/api\/trips\/(?:pages|alice-lake\/page)(?:\?|$)/.test(path);
    response.statusCode = isThere ? says.status : 404;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    void says.held.then(() => response.end(text));
  });
  return { apiUrl, asked, says };
}

/** Of an API that never answers. */
export const forever = new Promise<void>(() => undefined);

/** Lets the clock say a later time, up to the end of the test. */
export function after(milliseconds: number): void {
  const later = Date.now() + milliseconds;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
}

afterEach(() => void jest.restoreAllMocks());
