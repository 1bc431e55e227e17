import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** The people of an abuse: one who tries it, and one it is directed at. */
export interface Cast {
  /** Address of the API. */
  url: string;
  /** A signed-in user, by their cookies. */
  member: { id: number; cookies: Map<string, string> };
  /** Another user, who did nothing wrong. */
  other: { id: number; cookies: Map<string, string> };
}

/** The answer, of any kind. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** An attempt by an attacker, and its answer. Afterwards nothing may have changed. */
export interface Abuse {
  /** Requirement of OWASP ASVS 5.0. */
  asvs: string;
  abuse: string;
  send: (cast: Cast) => Promise<Answer>;
  expect: {
    status: number;
    /** Error code of the answer. */
    code?: string;
    /** Texts and names of headers that the answer must not hold. */
    without?: string[];
  };
}

/** A site that is not ours. */
export const evil = 'https://evil.example';

/** Origin that the tests call from: a page of the site itself. */
export const ownOrigin = 'http://localhost:8080';

interface Call {
  method?: string;
  path: string;
  cookies?: Map<string, string>;
  /** Added to, or replacing, what a page of ours sends; undefined leaves one out. */
  headers?: Record<string, string | undefined>;
  body?: string | Buffer;
}

/** Makes a call as a page of the site does, except where the test asks for something else. */
export async function call({ url }: Cast, asked: Call): Promise<Answer> {
  const { method = 'GET', path, body } = asked;
  const headers = {
    origin: ownOrigin,
    ...(asked.cookies && { cookie: cookieHeader(asked.cookies) }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...asked.headers,
  };
  const given = Object.entries(headers).filter(
    (header): header is [string, string] => header[1] !== undefined,
  );
  const sent = typeof body === 'string' ? body : (body && new Uint8Array(body)) || null;
  const response = await fetch(url + path, {
    method,
    headers: given,
    body: sent,
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export const cookieHeader = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/**
 * Sends bytes that no well-behaved client sends, on a connection of their own. The answer is all that came
 * until the API closed it: a second answer in it would mean that a request was smuggled in.
 */
export async function sendLines({ url }: Cast, lines: string[], body = ''): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(silenceMs, () => socket.destroy());
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  const came = await text(socket);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(came)?.[1] ?? 0);
  return { status, headers: new Headers(), text: came };
}

const silenceMs = 5_000;
