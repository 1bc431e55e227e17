import { setTimeout as wait } from 'node:timers/promises';
import { trustedKeysFrom } from '@camp/release/document/signing-keys';
import type { ReleaseStore } from '@camp/release/store/release-store';
import { type TimestampProblem, TimestampWatch } from '@camp/release/maintain/timestamp-watch';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ApiNodes } from '#api/api-nodes.ts';
import type { Env } from '#env.ts';
import type { LiveRelease } from './live-release.ts';
import type { ReleaseFindings } from './release-findings.ts';

interface Options {
  env: Env;
  store: ReleaseStore;
  liveRelease: LiveRelease;
  log: Logger;
  api: ApiNodes;
  findings: ReleaseFindings;
}

/** Interval of checks that go to the log even if no one asks, in milliseconds. */
const pollIntervalMs = 60_000;
/** Longest wait for the store, in milliseconds. */
const storeTimeoutMs = 2_000;
/** Longest wait for the API's own answer, in milliseconds. */
const answerTimeoutMs = 5_000;

/**
 * `GET /readyz`: ready if there is a release to show and the API says that it is ready. If no server vouches for
 * that release any more, or a file was altered, `release` names the problem; the site stays ready and served.
 */
export function serveReadiness(options: Options): RequestHandler {
  const { env, liveRelease, api, findings } = options;
  const look = env.RELEASE_DEV || env.RELEASE_DRAFT ? async () => null : followTimestamp(options);
  return async (request, response, next) => {
    if (!(await liveRelease()))
      return void response.status(503).json({ ok: false, release: findings.live ?? undefined });
    const release = (await look()) ?? findings.files;
    const answer = release && (await answerOf(api, request));
    if (!answer) return next();
    response.set('cache-control', 'no-store');
    response.status(answer.status).json({ release, ...answer.body });
  };
}

/** Looks at the timestamp of the store whenever it is called, and at intervals; logs what is new. */
function followTimestamp({ env, store, liveRelease, log, findings }: Options) {
  const watch = new TimestampWatch({ store, keys: trustedKeysFrom(env) });
  let told: Awaited<ReturnType<typeof watch.look>> = null;

  async function look(): Promise<TimestampProblem | null> {
    /* A timestamp that cannot be read now says nothing; that the store is away is reported elsewhere. */
    const late = wait(storeTimeoutMs, told, { ref: false });
    const found = await Promise.race([watch.look(liveRelease).catch(() => told), late]);
    if (found !== told && found === 'missing') log.info('no server vouches for releases yet');
    else if (found !== told && found)
      log.warn({ problem: found }, 'what is live may not be the newest');
    told = found;
    findings.timestamp = found === 'missing' ? null : found;
    return findings.timestamp;
  }

  setInterval(() => void look(), pollIntervalMs).unref();
  return look;
}

/** Returns the API's own answer; null if it does not answer. */
async function answerOf(
  api: ApiNodes,
  { id }: Request,
): Promise<{ status: number; body: object } | null> {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    const answer = await api.fetch('/readyz', { headers: { 'x-request-id': id }, signal });
    return { status: answer.status, body: (await answer.json()) as object };
  } catch {
    return null;
  }
}
