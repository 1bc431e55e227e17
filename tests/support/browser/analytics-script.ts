import { createServer, type IncomingMessage } from 'node:http';
import { close, listen } from '#tests/support/servers/loopback.ts';

/** The parts of one request that a foreign host gets to see. */
interface SeenRequest {
  /** Path and query. */
  url: string;
  referrer: string | undefined;
}

export interface AnalyticsHost {
  scriptUrl: string;
  /** Every request since the start, oldest first. */
  requests: SeenRequest[];
  /** Parameters of every reported view, oldest first. */
  views: () => Record<string, string>[];
  stop: () => Promise<void>;
}

/**
 * Runs in the page in place of gtag.js: processes the commands that wait in the queue, then those that are
 * pushed. Like gtag.js it takes only `arguments` objects for commands, obeys `ga-disable-<id>`, and reads referrer,
 * address and title itself unless it is given others.
 */
function answerCommands(): void {
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src);
  const page = window as unknown as Record<string, unknown> & { dataLayer?: unknown[] };
  const fields: Record<string, string> = { page_referrer: document.referrer };
  const queue = (page.dataLayer ??= []);

  function run(entry: unknown) {
    if (String(entry) !== '[object Arguments]') return;
    const [command, first, second] = [...(entry as IArguments)] as [string, unknown, object?];
    if (command === 'set') Object.assign(fields, first);
    if (command !== 'config' || page[`ga-disable-${String(first)}`]) return;
    const read = { page_title: document.title, page_location: location.href };
    const sent = new URLSearchParams({ id: String(first), ...read, ...fields, ...second });
    void fetch(`${origin}/collect?${sent}`, { mode: 'no-cors', keepalive: true });
  }

  queue.push = (...entries) => {
    const length = Array.prototype.push.apply(queue, entries);
    for (const entry of entries) run(entry);
    return length;
  };
  for (const entry of queue) run(entry);
}

/** A stand-in for the analytics service: serves a script that speaks its protocol, and records what arrives. */
export async function startAnalyticsHost(): Promise<AnalyticsHost> {
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    requests.push(seen(request));
    response.setHeader('cache-control', 'no-store');
    if (request.url?.startsWith('/collect')) return response.writeHead(204).end();
    response.setHeader('content-type', 'text/javascript');
    return response.end(`(${String(answerCommands)})();`);
  });
  const port = await listen(server);

  return {
    scriptUrl: `http://localhost:${port}/gtag/js`,
    requests,
    views: () => requests.filter(({ url }) => url.startsWith('/collect')).map(parametersOf),
    stop: () => close(server),
  };
}

function seen({ url = '', headers }: IncomingMessage): SeenRequest {
  return { url, referrer: headers.referer };
}

function parametersOf({ url }: SeenRequest): Record<string, string> {
  return Object.fromEntries(new URL(url, 'http://localhost').searchParams);
}
