import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Endpoint } from '@camp/contracts/client/endpoint';
import { type ErrorBody, type ErrorCode, statusOf } from '@camp/contracts/client/errors';
import { type Access, mayOpen, type Role, roles } from '@camp/contracts/site/roles';
import { login } from '@camp/contracts/account/auth';
import { logout } from '@camp/contracts/account/session';
import { siteCookies } from '@camp/contracts/site/cookies';
import { policyReportsPath, remoteEventsPath } from '@camp/contracts/site/telemetry-paths';
import { matchRoute } from '@camp/release/document/match-route';
import { endpointsIn } from '@camp/release/surface/endpoint-shapes';
import { pixel, sampleOf } from '@camp/contracts/client/sample';
import { picturePath, picturePreviewPath } from '@camp/contracts/site/picture-address';

/** Cookie that names the role of a browser to the stand-in. */
const roleCookie = 'campbc_smoke_role';

/** Returns the cookies of a visitor with a role, to be set at an address; none signed out. */
export const cookiesOf = (role: Role | null, url: string) =>
  role === null
    ? []
    : [
        { name: roleCookie, value: role, url },
        { name: siteCookies.signedIn, value: '1', url },
      ];

/**
 * Visitors who may make a call, by the beginning of its path: the first that fits counts. A test asks the API's
 * own routes.
 */
const accessBelow: [RegExp, Access][] = [
  [/^\/api\/admin\/users\/[^/]+\/2fa\/recovery\/regenerate$/, 'moderator'],
  [/^\/api\/(?:admin|debug|billing)\//, 'admin'],
  [/^\/api\/mod\//, 'moderator'],
  [/^\/api\/auth\/(?:me|change-password)$/, 'signed-in'],
  [/^\/api\/security\/2fa\/(?:challenge|enroll\/initiate|enroll\/verify)$/, 'anyone'],
  [/^\/api\/(?:(?:security|account)\/|app-settings$)/, 'signed-in'],
  [/^\/api\/places\/(?:saved$|lists\b|closure-mails$)/, 'signed-in'],
];

export function accessOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): Access {
  if (method === 'PATCH') return path.startsWith('/api/users/') ? 'signed-in' : accessBelowOf(path);
  return accessBelowOf(path);
}

const accessBelowOf = (path: string): Access =>
  accessBelow.find(([below]) => below.test(path))?.[1] ?? 'anyone';

/** Returns the exports of the contracts' files, by name. */
export function modulesOfContracts(): Promise<Record<string, unknown>[]> {
  const folder = join(import.meta.dirname, '../../../packages/contracts/src');
  const files = globSync('{account,places,staff}/*.ts', { cwd: folder }).filter(
    (file) => !/\.(?:test|fixture)\.ts$/.test(file),
  );
  return Promise.all(
    files.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
  );
}

/** Every endpoint of the contracts, found among what their files export. */
export async function endpointsOfContracts(): Promise<Endpoint[]> {
  const modules = await modulesOfContracts();
  return endpointsIn(modules.flatMap((module) => Object.values(module))).flatMap(atEachAddress);
}

/** A call at each of its addresses. */
const atEachAddress = (call: Endpoint): Endpoint[] =>
  [call.path, ...(call.aliases ?? [])].map((path) => ({ ...call, path }));

export interface StandInApi {
  url: string;
  stop: () => void;
}

/**
 * Answers each call of the contracts with a sample of its answer. It refuses as the API would: unknown
 * calls, callers without the role, input that does not fit. It keeps nothing.
 */
export async function startStandInApi(): Promise<StandInApi> {
  const endpoints = await endpointsOfContracts();
  const server = createServer((request, response) => void answer(endpoints, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function answer(
  endpoints: readonly Endpoint[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = new URL(request.url ?? '/', 'http://localhost');
  const body = await text(request).catch(() => '');
  if ([remoteEventsPath, policyReportsPath].includes(address.pathname)) {
    response.writeHead(204).end();
    return;
  }
  const call = { method: request.method ?? 'GET', address, body, role: roleIn(request) };
  const { status, content } = answerTo(endpoints, call);
  if (status === 200 && isPicture(address.pathname)) {
    const [, bytes = ''] = pixel.split(',');
    response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from(bytes, 'base64'));
    return;
  }
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(status === 200 && sessionChange(call)),
  });
  response.end(JSON.stringify(content));
}

/** Signs a browser in as a member, or out. */
function sessionChange({ method, address }: ApiCall): { 'set-cookie': string[] } | undefined {
  const set = (role: string, hint: string, more: string) => ({
    'set-cookie': [
      `${roleCookie}=${role}; path=/${more}`,
      `${siteCookies.signedIn}=${hint}; path=/${more}`,
    ],
  });
  switch (`${method} ${address.pathname}`) {
    case `POST ${login.path}`:
      return set('member', '1', '');
    case `POST ${logout.path}`:
      return set('', '', '; max-age=0');
    default:
      return undefined;
  }
}

const isPicture = (pathname: string) =>
  matchRoute([{ path: picturePath }, { path: picturePreviewPath }], pathname) !== undefined;

interface ApiCall {
  method: string;
  address: URL;
  body: string;
  role: Role | null;
}

export function answerTo(endpoints: readonly Endpoint[], call: ApiCall) {
  const { method, address, role } = call;
  const sameMethod = endpoints.filter((endpoint) => endpoint.method === method);
  const endpoint = matchRoute(sameMethod, address.pathname);
  if (!endpoint) return refused('NOT_FOUND', 'The contracts have no such call.');
  const access = accessOf(endpoint);
  if (!mayOpen(access, role)) {
    return refused(role ? 'FORBIDDEN' : 'UNAUTHENTICATED', `Only ${access} may call this.`);
  }
  const wrong = wrongPart(endpoint, call);
  if (wrong) return refused('VALIDATION', `The ${wrong} does not fit the contract.`);
  return { status: 200, content: sampleOf(endpoint.response, { role: role ?? 'member' }) };
}

/** Finds the first part of a call that the contract does not accept. */
function wrongPart(endpoint: Endpoint, { address, body }: ApiCall): string | undefined {
  const input = {
    params: paramsIn(endpoint.path, address.pathname),
    query: queryIn(address.searchParams),
    body: parsed(body),
  };
  return (['params', 'query', 'body'] as const).find(
    (part) => endpoint[part] && !endpoint[part].safeParse(input[part]).success,
  );
}

function paramsIn(pattern: string, path: string): Record<string, string> {
  const segments = path.split('/').map(decodeURIComponent);
  const named = pattern.split('/').map((part, index) => [part, segments[index] ?? ''] as const);
  return Object.fromEntries(
    named.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), value]),
  );
}

/** A parameter that is given several times is a list. */
function queryIn(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...more] = search.getAll(name);
      return [name, more.length > 0 ? [first, ...more] : first];
    }),
  );
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body || '{}');
  } catch {
    return undefined;
  }
}

function refused(code: ErrorCode, error: string): { status: number; content: ErrorBody } {
  return { status: statusOf[code], content: { error, code, requestId: 'smoke-start' } };
}

function roleIn({ headers }: IncomingMessage): Role | null {
  const [, named] = new RegExp(`(?:^|; )${roleCookie}=(\\w+)`).exec(headers.cookie ?? '') ?? [];
  return roles.find((role) => role === named) ?? null;
}
