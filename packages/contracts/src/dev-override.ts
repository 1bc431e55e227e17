import * as z from 'zod/mini';
import { fieldMessage } from './field-messages.ts';
import { endpoint } from './endpoint.ts';

/** Without its `__Host-` prefix, which it has under HTTPS. */
export const overrideCookie = 'campbc_override';

/**
 * Where somebody's bundler serves a remote: this machine by HTTP, or any host by HTTPS. The signs are
 * counted out, since the address goes into a security policy.
 */
export const localAddress = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(
      /^(?:http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}|https:\/\/[a-z0-9.-]+(?::\d{1,5})?)\/(?:[\w.-]+\/)*$/,
      fieldMessage('devAddress'),
    ),
  );

/** What is asked for: one remote from a local bundler, with what its sources declare about it. */
const proposalShape = {
  remote: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, fieldMessage('remoteName'))),
  url: localAddress,
  /** File of the container below that address, and the variable it leaves itself in. */
  entry: z.string().check(z.regex(/^[\w.-]{1,100}\.js$/, fieldMessage('script'))),
  global: z.string().check(z.regex(/^\w{1,100}$/, fieldMessage('variable'))),
  /** Parsed by those who know its shape: the release's `manifestSchema`. */
  manifest: z.record(z.string(), z.unknown()),
};

export const overrideProposalSchema = z.object(proposalShape);

export type DevOverrideProposal = z.infer<typeof overrideProposalSchema>;

/** Gives the caller, and nobody else, a remote from a local bundler, for some hours. */
export const startDevOverride = endpoint('POST', '/api/admin/override', {
  body: overrideProposalSchema,
  response: z.object({ until: z.iso.datetime() }),
});

/** The override that holds for the caller now; the edge asks this for each document. */
export const readDevOverride = endpoint('GET', '/api/override', {
  response: z.object({
    override: z.nullable(z.object({ ...proposalShape, by: z.string(), until: z.iso.datetime() })),
  }),
});

/** Back to the live site. Open to all: whoever has the cookie may drop it, signed in or not. */
export const endDevOverride = endpoint('DELETE', '/api/override', {
  body: z.object({}),
  response: z.object({ ok: z.literal(true) }),
});
