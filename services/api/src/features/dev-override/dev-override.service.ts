import { mayOpen } from '@camp/contracts/access';
import type { CallResult } from '@camp/contracts/endpoint';
import type * as contract from '@camp/contracts/dev-override';
import { manifestSchema } from '@camp/release/document/manifest';
import type { Request } from 'express';
import { writeAudit } from '#audit/write-audit.ts';
import { wrongField } from '#errors/api-error.ts';
import type { Call, PublicCall } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { clearCookie, readCookie } from '#sessions/cookies.ts';
import { overrideCookieFor, overrideLastsMs } from './dev-override-cookie.ts';
import { grantIn, type DevOverrideGrant, signGrant } from './dev-override-token.ts';

/** Gives the caller a remote from their own bundler: a signed cookie says so, and the log does. */
export async function startDevOverride(
  { db, env }: AppContext,
  { actor, body, request, response }: Call<typeof contract.startDevOverride>,
): Promise<CallResult<typeof contract.startDevOverride>> {
  const manifest = manifestSchema.safeParse(body.manifest);
  if (!manifest.success) throw wrongField('manifest', 'manifest');
  const userId = actor.user.id;
  const until = new Date(Date.now() + overrideLastsMs).toISOString();
  const token = signGrant({ ...body, manifest: manifest.data, userId, until }, env.SECRETS_KEY);
  if (!token) throw wrongField('manifest', 'manifestTooLong');

  const { remote, url } = body;
  const details = { remote, url, until };
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

/** Holds only for whom it was given to, while they are signed in and still staff. */
export async function readDevOverride(
  context: AppContext,
  { actor, request }: PublicCall<typeof contract.readDevOverride>,
): Promise<CallResult<typeof contract.readDevOverride>> {
  const grant = grantOf(context, request);
  if (!actor || !grant || grant.userId !== actor.user.id) return { override: null };
  if (!mayOpen('admin', actor.user.role)) return { override: null };
  const { userId: _owner, ...override } = grant;
  return { override: { ...override, by: actor.user.username } };
}

/** Drops the cookie, whoever asks; one that was ours is put on record. */
export async function endDevOverride(
  context: AppContext,
  { actor, request, response }: PublicCall<typeof contract.endDevOverride>,
): Promise<CallResult<typeof contract.endDevOverride>> {
  const grant = grantOf(context, request);
  if (grant) {
    const { remote, url, userId } = grant;
    const actorId = actor?.user.id ?? null;
    await context.db.transaction((transaction) =>
      writeAudit(
        {
          action: 'release.override_ended',
          actorId,
          targetId: userId,
          request,
          details: { remote, url },
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
