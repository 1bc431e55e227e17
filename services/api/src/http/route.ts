import type { Access } from '@camp/contracts/site/roles';
import type { CallResult, Endpoint, HandlerInput } from '@camp/contracts/client/endpoint';
import type { CostlyWork } from '@camp/contracts/operations/operation';
import { operationOf } from '@camp/contracts/operations/operations';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { type Actor, askActor } from '#sessions/actor.ts';
import { apiErrors } from '#errors/api-error.ts';
import { onceByKey } from '#kept-answers/once-by-key.ts';
import { onceFor } from '#kept-answers/once-for.ts';
import { requireActor, requireStepUp } from './guards.ts';
import { namedCall } from './idempotency-key.ts';
import { inOrder } from './in-order.ts';
import { parseInput } from './parse-input.ts';

/** A call whose answer is the same for every caller. */
export type OpenCall<E extends Endpoint> = HandlerInput<E> & {
  request: Request;
  response: Response;
};

type CallBy<E extends Endpoint, A extends Actor | null> = OpenCall<E> & { actor: A };

/** A call to a guarded route: the caller is signed in. */
export type Call<E extends Endpoint> = CallBy<E, Actor>;

/** A call that anyone may make; `actor` is null when signed out. */
export type PublicCall<E extends Endpoint> = CallBy<E, Actor | null>;

interface Route {
  endpoint: Endpoint;
  access: Access;
  /** True if the route does not ask who calls. */
  isOpen?: true;
  answer: (call: PublicCall<Endpoint>) => Promise<object>;
}

/**
 * Ties an endpoint of the contract to the service function that answers it.
 * Guards come first, then the input is parsed, then the answer is.
 */
export function route<E extends Endpoint, A extends Access>(
  endpoint: E,
  access: A,
  answer: (call: A extends 'anyone' ? PublicCall<E> : Call<E>) => Promise<CallResult<E>>,
): Route {
  return { endpoint, access, answer: answer as unknown as Route['answer'] };
}

/**
 * The same for a call that neither asks who makes it nor touches their session: it is also answered while no caller
 * can be known (docs/decisions/sessions.md#0274).
 */
export const openRoute = <E extends Endpoint>(
  endpoint: E,
  answer: (call: OpenCall<E>) => Promise<CallResult<E>>,
): Route => ({ ...route(endpoint, 'anyone', answer), isOpen: true });

/** The same for a call that has one address for admins and another for moderators. */
export const staffRoutes = <A extends Endpoint, M extends Endpoint>(
  endpoints: { admin: A; moderator: M },
  answer: (call: Call<A> | Call<M>) => Promise<CallResult<A> & CallResult<M>>,
): Route[] => [
  route(endpoints.admin, 'admin', answer),
  route(endpoints.moderator, 'moderator', answer),
];

/** A call that has a route. */
export interface RoutedCall {
  endpoint: Endpoint;
  access: Access;
  /** Media type of what it answers; null where it answers nothing. */
  answers: string | null;
}

/** Every call that has a route, once the app is made, by method and path. */
const routed = new Map<string, RoutedCall>();

export const routedCalls = (): RoutedCall[] => [...routed.values()];

/** Names a call in {@link routedCalls}; those of {@link routerOf} are named by it. */
export function nameCall(call: RoutedCall): void {
  const { method, path, aliases = [], changes } = call.endpoint;
  routed.set(`${method} ${path}`, call);
  for (const each of [path, ...aliases]) byAddress.set(`${method} ${each}`, call);
  const patterns = [path, ...aliases].map((each) => each.replaceAll(/:\w+/g, '[^/]+'));
  addresses.set(`${method} ${path}`, {
    pattern: new RegExp(`^(?:${patterns.join('|')})$`),
    methods: method === 'GET' && !changes ? [method, 'HEAD'] : [method],
  });
}

/** Paths and methods of each call: made once, because calls to unknown addresses are refused at once. */
const addresses = new Map<string, { pattern: RegExp; methods: string[] }>();

/** The same by method and each of the paths. */
const byAddress = new Map<string, RoutedCall>();

/** Returns the call that a request came to; undefined when it came to none. */
export const callOf = (request: Request): RoutedCall | undefined =>
  byAddress.get(`${methodOf(request)} ${routeOf({ request, path: request.path })}`);

/** Returns the cost of the call that a request came to, as its operation says. */
export function costOf(request: Request): CostlyWork | undefined {
  const call = callOf(request);
  return call && operationOf(call.endpoint).cost;
}

/** A head costs what all of it does (RFC 9110, 9.3.2). */
const methodOf = ({ method }: Request) => (method === 'HEAD' ? 'GET' : method);

/** Returns the methods that an address takes (RFC 9110, 9.3.2 and 15.5.6); none where nothing is there. */
export const methodsAt = (address: string): string[] =>
  [...addresses.values()].flatMap(({ pattern, methods }) => (pattern.test(address) ? methods : []));

/** Paths of calls that need no router to be found. */
const fixedPaths = new Set<string>();

/** Returns the pattern of the route that a request came to, such as `/api/users/:id`; null when it came to none. */
export function routeOf({ request, path }: { request: Request; path: string }): string | null {
  const { route: matched } = request as { route?: { path: string } };
  return matched?.path ?? (fixedPaths.has(path) ? path : null);
}

/** The calls of a router whose path has no parameters, by method and path. */
const fixedCalls = new WeakMap<Router, Map<string, RequestHandler>>();

/** A router for which an address has one spelling (docs/decisions/limits.md#0275). */
export const exactRouter = (): Router => Router({ caseSensitive: true, strict: true });

export function routerOf(routes: Route[]): Router {
  const router = exactRouter();
  const fixed = new Map<string, RequestHandler>();
  for (const { endpoint, access, isOpen, answer } of routes) {
    nameCall({ endpoint, access, answers: 'application/json' });
    const { happensOnce, creates } = operationOf(endpoint);
    const { checked, textOf } = writerOf(endpoint, isOpen);
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete';
    const handler: RequestHandler = async (request, response) => {
      if (endpoint.changes && request.method === 'HEAD') throw apiErrors.otherMethod(['GET']);
      const actor = isOpen ? null : await askActor(request);
      if (access !== 'anyone') await requireAllowed({ endpoint, access }, actor);
      const input = parseInput(endpoint, request);
      const work = async () => checked(await answer({ ...input, actor, request, response }));
      const asked = happensOnce && actor ? namedCall(endpoint, { request, actor, input }) : null;
      const answered = await (asked ? onceByKey(asked, work) : work());
      if (creates) response.status(201).setHeader('location', addressOf(creates, answered));
      sendJson(response, textOf(answered));
    };
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      router[method](path, handler);
      if (path.includes(':')) continue;
      fixed.set(`${endpoint.method} ${path}`, handler);
      fixedPaths.add(path);
    }
  }
  fixedCalls.set(router, fixed);
  return router;
}

/** `/api/places/lists/{list.id}` with the id of the list that was answered (RFC 9110, 15.3.2). */
const addressOf = (creates: string, answered: unknown) =>
  creates.replace(/\{(\w+)\.id\}/, (_, made: string) =>
    String((answered as Record<string, { id: number }>)[made]?.id),
  );

/**
 * Finds a call whose path has no parameters at once, which spares it the way through router after router: what
 * comes before every call, then the call itself.
 */
export function answerFixed(routers: Router[], before: RequestHandler[]): RequestHandler {
  const calls = routers.flatMap((router) => [...(fixedCalls.get(router) ?? [])]);
  const fixed = new Map(calls.map(([name, handler]) => [name, inOrder([...before, handler])]));
  return (request, response, next) => {
    const handler = fixed.get(`${methodOf(request)} ${request.path}`);
    return handler ? handler(request, response, next) : next();
  };
}

/** Checks and writes answers. For an open route, this is done once for each object that is answered. */
function writerOf(endpoint: Endpoint, isOpen = false) {
  const check = (result: object) => parseAnswer(endpoint, result);
  if (!isOpen) return { checked: check, textOf: JSON.stringify };
  return {
    checked: onceFor(check),
    textOf: onceFor((told: object) => Buffer.from(JSON.stringify(told))),
  };
}

/** Like `response.json`, without what an answer that may not be stored has no use for. */
function sendJson(response: Response, text: string | Buffer): void {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(text));
  response.end(text);
}

interface GuardedRoute {
  endpoint: Endpoint;
  access: Exclude<Access, 'anyone'>;
}

async function requireAllowed({ endpoint, access }: GuardedRoute, caller: Actor | null) {
  const actor = await requireActor(access, caller);
  if (endpoint.stepUp) await requireStepUp(actor, endpoint.stepUp);
}

/** A response that breaks its contract is our fault: it becomes a 500. */
function parseAnswer(endpoint: Endpoint, result: object): object {
  const parsed = endpoint.response.safeParse(result);
  if (parsed.success) return parsed.data as object;
  throw new Error(`${endpoint.method} ${endpoint.path} answered against its contract.`, {
    cause: parsed.error,
  });
}
