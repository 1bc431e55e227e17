import { requireDescribed } from './described-answers.ts';
import { siteOrigin } from '#infra/test-servers/api-process.ts';
import { noteCookie, noteFields } from '#infra/test-servers/noted-secrets.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** An answer that is a file. */
export interface FileAnswer {
  status: number;
  headers: Headers;
  text: string;
}

interface Options {
  /** Sent instead of, or in addition to, the usual headers; undefined leaves one out. */
  headers?: Record<string, string | undefined>;
}

type SendOptions = Options & { body?: string };

/** A browser's part of HTTP: keeps cookies, sends its origin, speaks JSON, or sends no body. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  private readonly apiUrl: string;

  constructor(apiUrl: string) {
    this.apiUrl = apiUrl;
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  /** Downloads a text exactly as it came (a byte order mark included). */
  async text(path: string): Promise<FileAnswer> {
    const response = await this.fetch('GET', path);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, text: bytes.toString('utf8') };
  }

  post(path: string, body?: unknown, options: Options = {}): Promise<Answer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return this.send('POST', path, { ...options, body: text });
  }

  patch(path: string, body?: unknown, options: Options = {}): Promise<Answer> {
    return this.send('PATCH', path, { ...options, body: JSON.stringify(body) });
  }

  put(path: string, body?: unknown, options: Options = {}): Promise<Answer> {
    return this.send('PUT', path, { ...options, body: JSON.stringify(body) });
  }

  delete(path: string, body?: unknown, options: Options = {}): Promise<Answer> {
    return this.send('DELETE', path, { ...options, body: JSON.stringify(body) });
  }

  /** Drops the cookie of the server's session, as if the server had forgotten it. */
  forgetServerSession(): void {
    this.cookies.delete('campbc_session');
  }

  private async send(method: string, path: string, options: SendOptions = {}): Promise<Answer> {
    const response = await this.fetch(method, path, options);
    const text = await response.text();
    const body = JSON.parse(text || 'null') as Record<string, unknown>;
    noteFields([asJson(options.body), body]);
    const { status, headers } = response;
    const type = headers.get('content-type') ?? '';
    await requireDescribed(this.apiUrl, { method, path, status, type, body });
    return { status, headers, body };
  }

  private async fetch(method: string, path: string, options: SendOptions = {}): Promise<Response> {
    const headers = {
      'content-type': options.body === undefined ? undefined : 'application/json',
      origin: siteOrigin,
      cookie: this.cookieHeader || undefined,
      ...options.headers,
    };
    const given = Object.entries(headers).filter(
      (header): header is [string, string] => header[1] !== undefined,
    );
    const response = await fetch(this.apiUrl + path, {
      method,
      headers: given,
      body: options.body ?? null,
      redirect: 'manual',
    });
    this.keepCookies(response.headers);
    return response;
  }

  /** As a browser sends them (RFC 6265, 4.2.1). */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; httponly/i.test(line)) noteCookie(name, value);
      /* `Expires` alone would depend on the browser's clock, which may be wrong (RFC 6265, 5.3). */
      if (!/; max-age=\d/i.test(line)) throw new Error(`The cookie ${name} has no Max-Age.`);
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** Parses a body that was sent; null where it is not JSON. */
function asJson(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
