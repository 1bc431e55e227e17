import { mayOpen } from '@camp/contracts/site/roles';
import type * as contract from '@camp/contracts/staff/dev-override';
import { cookieName, siteCookies } from '@camp/contracts/site/cookies';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { manifestSchema } from '@camp/release/document/manifest';
import type { CookieOptions, Request } from 'express';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { isThisMachine } from '#env-in-production.ts';
import { type Env, isHttps } from '#env.ts';
import { ApiError, wrongField } from '#errors/api-error.ts';
import type { Call, PublicCall } from '#http/route.ts';
import { clearCookie, readCookie } from '#sessions/cookies.ts';
import { type DevOverrideGrant, grantIn, signGrant } from './dev-override-token.ts';

/** Gives the caller a remote from their own bundler, by a signed cookie. The audit log keeps it. */
export async function startDevOverride(
  context: AppContext,
  call: Call<typeof contract.startDevOverride>,
): Promise<CallResult<typeof contract.startDevOverride>> {
  const { body } = call;
  const manifest = manifestSchema.safeParse(body.manifest);
  if (!manifest.success) throw wrongField('manifest', 'manifest');
  if (!isAllowed(body.url, context.env)) throw wrongField('url', 'devAddress');
  return grantTo(context, call, { ...body, manifest: manifest.data });
}

/** The builds that were published. */
export interface PublishedBuilds {
  has: (app: string, version: string) => Promise<boolean>;
}

/** Gives the caller a build that was published, in the same way. @throws NOT_FOUND if it was not, as far as is known. */
export async function tryBuild(
  context: AppContext,
  builds: PublishedBuilds | null,
  call: Call<typeof contract.tryBuild>,
): Promise<CallResult<typeof contract.tryBuild>> {
  const { remote, version } = call.body;
  if (!(await builds?.has(`remote-${remote}`, version)))
    throw new ApiError('NOT_FOUND', 'noSuchBuild');
  return grantTo(context, call, call.body);
}

type Proposal = contract.DevOverrideProposal | contract.BuildProposal;

async function grantTo(
  { db, env }: AppContext,
  {
    actor,
    request,
    response,
  }: Pick<Call<typeof contract.tryBuild>, 'actor' | 'request' | 'response'>,
  proposal: Proposal,
): Promise<{ until: string }> {
  const userId = actor.user.id;
  const until = new Date(Date.now() + overrideLastsMs).toISOString();
  const grant = { ...proposal, userId, sessionId: actor.session.id, until };
  const token = signGrant(grant, env.SECRETS_KEY);
  if (!token) throw wrongField('manifest', 'manifestTooLong');

  const details = { ...factsOf(proposal), until };
  await db.transaction((transaction) =>
    writeAudit(
      { action: 'release.override', actorId: userId, targetId: userId, details, request },
      transaction,
    ),
  );
  const { name, options } = overrideCookieFor(env);
  response.cookie(name, token, options);
  return { until };
}

/** The remote and where it comes from, for the audit log. */
const factsOf = (proposal: Proposal) => {
  const { remote } = proposal;
  return 'url' in proposal ? { remote, url: proposal.url } : { remote, version: proposal.version };
};

/** The developer's own machine, or what the operator trusts with the pages of staff. */
function isAllowed(url: string, { OVERRIDE_HOSTS }: Env): boolean {
  const { protocol, host, hostname } = new URL(url);
  return protocol === 'http:' || isThisMachine(hostname) || OVERRIDE_HOSTS.includes(host);
}

/** An override counts only in the session it was given in, while its owner is still staff and its host allowed. */
export async function readDevOverride(
  context: AppContext,
  { actor, request }: PublicCall<typeof contract.readDevOverride>,
): Promise<CallResult<typeof contract.readDevOverride>> {
  const grant = grantOf(context, request);
  if (!actor || !grant || grant.sessionId !== actor.session.id) return { override: null };
  if (!mayOpen('admin', actor.user.role)) return { override: null };
  if ('url' in grant && !isAllowed(grant.url, context.env)) return { override: null };
  const { userId: _owner, sessionId: _session, ...override } = grant;
  return { override: { ...override, by: actor.user.username } };
}

/** Drops the cookie for any caller. If we signed it, the audit log keeps that it ended. */
export async function endDevOverride(
  context: AppContext,
  { actor, request, response }: PublicCall<typeof contract.endDevOverride>,
): Promise<CallResult<typeof contract.endDevOverride>> {
  const grant = grantOf(context, request);
  if (grant) {
    const { userId } = grant;
    const actorId = actor?.user.id ?? null;
    await context.db.transaction((transaction) =>
      writeAudit(
        {
          action: 'release.override_ended',
          actorId,
          targetId: userId,
          request,
          details: factsOf(grant),
        },
        transaction,
      ),
    );
  }
  clearCookie(response, overrideCookieFor(context.env));
  return { ok: true as const };
}

function grantOf({ env }: AppContext, { headers }: Request): DevOverrideGrant | null {
  const token = readCookie(headers.cookie, overrideCookieFor(env).name);
  return token ? grantIn(token, env.SECRETS_KEY) : null;
}

/** An override lasts a working day at most. */
const overrideLastsMs = 8 * 3_600_000;

/** Cannot be read by scripts, and under HTTPS belongs to exactly this host (RFC 6265bis, 4.1.3). */
function overrideCookieFor(env: Env): { name: string; options: CookieOptions } {
  const secure = isHttps(env);
  return {
    name: cookieName(siteCookies.override, { isHttps: secure }),
    options: { secure, sameSite: 'lax', httpOnly: true, path: '/', maxAge: overrideLastsMs },
  };
}
