import type { Endpoint } from '@camp/contracts/client/endpoint';
import * as z from 'zod/mini';
import { type Draft, refusalsAfter } from './draft.fixture.ts';
import { endpointShapes } from '#surface/endpoint-shapes.ts';
import type { Shape } from '#surface/shape.ts';
import type { Surface } from '#surface/surface.ts';

/*
 * A live shell, two live remotes that were built with its facade, and the live API. A test changes what the
 * shell offers, what the account area uses, or what the API answers.
 */
/** A function that needs all of its arguments. */
export function call(...takes: Shape[]): Shape {
  return { takes, needs: takes.length, gives: 'void' };
}

const user: Shape = { fields: { id: 'number', name: 'string', 'bio?': 'string' } };
export const offered: Record<string, Shape> = {
  useMutation: '@tanstack/react-query@5:useMutation',
  notify: call({
    fields: { tone: { or: ['"danger"', '"info"'] }, text: 'string', 'stays?': 'boolean' },
  }),
  useSession: {
    takes: [],
    needs: 0,
    gives: {
      or: [{ fields: { status: '"signed-out"' } }, { fields: { status: '"signed-in"', user } }],
    },
  },
  onLeave: call(call('string')),
  brand: { fields: { name: '"CampBC"' } },
  readNotices: { takes: [], needs: 0, gives: { named: 'lib:Array', of: ['string'] } },
  retryAfter: 'number',
  RemoteModule: call({ fields: { contract: 'number', pages: { fields: {}, each: 'unknown' } } }),
};

export const trip = z.object({ id: z.number(), title: z.string(), note: z.optional(z.string()) });
export const shapes = {
  query: z.object({ sort: z.optional(z.enum(['new', 'old'])) }),
  response: z.object({ trips: z.array(trip), next: z.nullable(z.number()) }),
};
const readTrips: Endpoint = { method: 'GET', path: '/api/trips', ...shapes };
const addTrip: Endpoint = {
  method: 'POST',
  path: '/api/trips',
  body: z.object({ title: z.string() }),
  response: trip,
};

interface Scene {
  shell: Surface;
  account: Surface;
  api: Record<string, Shape>;
  draft: Draft;
}

export type Change = (scene: Scene) => unknown;

export function refusalsOf(publishes: Draft['publishes'], change: Change) {
  return refusalsAfter((draft) => {
    const endpoints = endpointShapes([readTrips, addTrip]);
    const shell = {
      facade: structuredClone(offered),
      tokens: ['--text', '--space-1'],
      endpoints: {},
    };
    const account = { facade: structuredClone(offered), tokens: ['--text'], endpoints };
    const scene: Scene = { shell, account, api: structuredClone(endpoints), draft };
    const before = structuredClone({ shell, account });
    draft.publishes = publishes;
    draft.liveSurfaces = {
      [`shell ${draft.live.shell.version}`]: before.shell,
      [`remote-account ${draft.live.remotes['account']?.version}`]: before.account,
      [`remote-public ${draft.live.remotes['public']?.version}`]: {
        ...before.account,
        endpoints: {},
      },
    };
    change(scene);
    draft.shell.surface = scene.shell;
    draft.account.surface = scene.account;
    draft.api = { endpoints: scene.api };
  });
}

export const inShell =
  (name: string, shape: Shape): Change =>
  ({ shell }) =>
    (shell.facade[name] = shape);

export const answers =
  (response: z.ZodMiniType, query: z.ZodMiniType = shapes.query): Change =>
  ({ api }) =>
    Object.assign(api, endpointShapes([{ ...readTrips, query, response }]));

export const takesBody =
  (body: z.ZodMiniType): Change =>
  ({ api }) =>
    Object.assign(api, endpointShapes([{ ...addTrip, body, response: trip }]));

/** The shell says that no one is signed in, that someone with these fields is, or one of other cases. */
export const givesUser = (fields: Record<string, Shape>, ...others: Shape[]) =>
  givesSession(signedOut, signedIn(fields), ...others);
export const givesSession = (...forms: Shape[]) =>
  inShell('useSession', { takes: [], needs: 0, gives: { or: forms } });
export const signedIn = (fields: Record<string, Shape>): Shape => ({
  fields: { status: '"signed-in"', user: { fields } },
});
const signedOut: Shape = { fields: { status: '"signed-out"' } };
export const notice = (fields: Record<string, Shape>) => call({ fields });
export const takesNotice = (fields: Record<string, Shape>) => inShell('notify', notice(fields));
export const tone: Shape = { or: ['"danger"', '"info"'] };
