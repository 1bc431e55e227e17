import type { DescribedCall, DescribedStaffCall } from '#operations/operations.ts';
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

interface Shapes {
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  response: z.ZodMiniType;
  /**
   * Error codes of its own. Those that follow from the callers' rights or from the input are not named
   * (docs/decisions/api.md#0104).
   */
  errors?: readonly ErrorCode[];
  /**
   * Recent confirmation of identity that the call needs (docs/decisions/sessions.md#0107): by the strongest means the
   * caller has, or by a second factor, only of callers who have one.
   */
  stepUp?: 'identity' | 'second-factor';
  /**
   * True for a GET that changes something: a HEAD request for it is refused. False for another call that leaves
   * nothing behind: a page may be left while it is under way.
   */
  changes?: boolean;
  /** Names that parameters of the query had in earlier builds, each with today's: both are taken. */
  olderNames?: Readonly<Record<string, string>>;
  /** Further addresses of the same call. */
  aliases?: readonly [string, ...string[]];
}

/**
 * One call the API promises: method, path with `:name` parameters, and the shapes
 * of what goes in and comes out. The API parses both; the client is typed from them.
 */
export interface Endpoint extends Shapes, Address {}

interface Address {
  method: Method;
  path: string;
}

/** A path whose call has words for people; they stay with the API (docs/decisions/api.md#0283). */
type DescribedPath<Call extends string, Known extends string, Path> = Call extends Known
  ? Path
  : `Describe ${Call} in packages/contracts/src/operations.`;

/** Declares an endpoint and keeps the exact types of its shapes. */
export function endpoint<const M extends Method, const P extends string, const S extends Shapes>(
  method: M,
  path: DescribedPath<`${M} ${P}`, DescribedCall, P>,
  shapes: S,
): S & Address {
  return { method, path, ...shapes };
}

export type AliasedEndpoint = Endpoint & Required<Pick<Shapes, 'aliases'>>;

/** The same call at its first alias. */
export function aliasOf<E extends AliasedEndpoint>(call: E): E {
  return { ...call, path: call.aliases[0] };
}

export const staffPaths = (path: string) => ({
  admin: `/api/admin/${path}`,
  moderator: `/api/mod/${path}`,
});

/** A call that admins and moderators make, each below an address of their own. */
export function staffEndpoint<
  const V extends Method,
  const P extends string,
  const A extends Shapes,
  const M extends Shapes = A,
>(
  method: V,
  path: DescribedPath<`${V} ${P}`, DescribedStaffCall, P>,
  ...[shapes, moderatorShapes]: [A] | [A, M]
): Record<'admin', A & Address> & Record<'moderator', M & Address> {
  const paths = staffPaths(path);
  return {
    admin: { method, path: paths.admin, ...shapes },
    moderator: { method, path: paths.moderator, ...((moderatorShapes ?? shapes) as M) },
  };
}

type PartOf<E, K extends string, Side extends 'input' | 'output'> = E extends {
  [key in K]: infer S extends z.ZodMiniType;
}
  ? Record<K, Side extends 'input' ? z.input<S> : z.output<S>>
  : unknown;

/** Input of a call: `{ params, query, body }`, each only where the endpoint has one. */
export type CallInput<E extends Endpoint> = PartOf<E, 'params', 'input'> &
  PartOf<E, 'query', 'input'> &
  PartOf<E, 'body', 'input'>;

/** Input of a handler, after parsing. */
export type HandlerInput<E extends Endpoint> = PartOf<E, 'params', 'output'> &
  PartOf<E, 'query', 'output'> &
  PartOf<E, 'body', 'output'>;

/** Result of a call. */
export type CallResult<E extends Endpoint> = z.output<E['response']>;
