import * as z from 'zod/mini';
import { atMost } from '#site/at-most.ts';
import { fieldLengths } from '#site/field-lengths.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { endpoint } from '#client/endpoint.ts';

/** Ports end at 65535, and a host may be none for all its letters. */
const isAddress = z.refine<string>((address) => URL.canParse(address), fieldMessage('devAddress'));

/**
 * Address at which a bundler serves a remote: this machine over HTTP, or a host over HTTPS, which the API's settings
 * have to allow. Only listed characters pass, because the address becomes part of a security policy.
 */
export const localAddress = z
  .string()
  .check(
    atMost(200),
    z.regex(
      /^(?:http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}|https:\/\/[a-z0-9.-]+(?::\d{1,5})?)\/(?:[\w.-]+\/)*$/,
      fieldMessage('devAddress'),
    ),
    isAddress,
  );

/** A proposal: one remote from a local bundler, with the manifest in its sources. */
const proposalShape = {
  remote: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, fieldMessage('remoteName'))),
  url: localAddress,
  /** The container's file below that address, and the global variable that it sets. */
  entry: z.string().check(z.regex(/^[\w.-]{1,100}\.js$/, fieldMessage('script'))),
  global: z.string().check(z.regex(/^\w{1,100}$/, fieldMessage('variable'))),
  /** Code that uses it checks its shape with the release's `manifestSchema`. */
  manifest: z.record(z.string(), z.unknown()),
};

export const overrideProposalSchema = z.object(proposalShape);

/** A build that was published once, as everyone or some had it: the edge looks for it among what is signed. */
export const buildProposalSchema = z.object({
  remote: proposalShape.remote,
  version: z.string().check(z.minLength(1), atMost(fieldLengths.appVersion)),
});

export type DevOverrideProposal = z.infer<typeof overrideProposalSchema>;

export type BuildProposal = z.infer<typeof buildProposalSchema>;

/** Gives the caller, and no one else, a remote from a local bundler, for some hours. */
export const startDevOverride = endpoint('POST', '/api/admin/override', {
  stepUp: 'identity',
  body: overrideProposalSchema,
  response: z.object({ until: z.iso.datetime() }),
});

/**
 * Gives the caller, and no one else, a published build of a remote, for some hours. An edge that has no such build, or
 * whose live shell cannot run it, leaves what everyone has.
 */
export const tryBuild = endpoint('POST', '/api/admin/override/build', {
  errors: ['NOT_FOUND'],
  body: buildProposalSchema,
  response: z.object({ until: z.iso.datetime() }),
});

const whose = { by: z.string(), until: z.iso.datetime() };

/** Returns the caller's override, if there is one. The edge asks for it with each document. */
export const readDevOverride = endpoint('GET', '/api/override', {
  response: z.object({
    override: z.nullable(
      z.union([z.extend(overrideProposalSchema, whose), z.extend(buildProposalSchema, whose)]),
    ),
  }),
});

/** Goes back to the live site. Anyone who has the cookie may drop it, signed in or not. */
export const endDevOverride = endpoint('DELETE', '/api/override', {
  body: z.object({}),
  response: z.object({ ok: z.literal(true) }),
});
