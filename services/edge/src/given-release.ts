import { randomInt } from 'node:crypto';
import { buckets, contentFor } from '@camp/release/document/channels';
import type {
  Channel,
  Content,
  InlinedRelease,
  ReleaseDocument,
} from '@camp/release/document/release-document';
import type { ReleaseStore } from '@camp/release/store/release-store';
import type { Response } from 'express';
import type { Env } from './env.ts';
import { withLastGood } from './last-good.ts';
import { withDevOverride } from './dev-override.ts';
import { bucketCookie, type Visit } from './visit.ts';

/** What one visitor is given of the release. */
export interface Given {
  generation: number;
  createdAt: string;
  channel: Channel;
  content: Content;
}

interface Asked {
  release: ReleaseDocument;
  visit: Visit;
  response: Response;
  env: Env;
  store: ReleaseStore;
}

/** The content for this visitor; while there is a canary their channel is drawn once, and kept. */
export async function givenRelease(asked: Asked): Promise<Given> {
  const { generation, createdAt } = asked.release;
  const { channel, content } = contentFor(asked.release, bucketOf(asked));
  const good = await withLastGood(content, asked);
  return { generation, createdAt, channel, content: await withDevOverride(good, asked) };
}

const oneYearMs = 31_536_000_000;

function bucketOf({ release, visit, response, env }: Asked): number {
  if (!release.canary) return 0;
  if (visit.bucket !== null) return visit.bucket;
  const bucket = randomInt(buckets);
  response.cookie(bucketCookie, String(bucket), {
    httpOnly: true,
    maxAge: oneYearMs,
    sameSite: 'lax',
    secure: env.PUBLIC_URL?.startsWith('https:') ?? false,
  });
  return bucket;
}

/** The part that the page itself is told. */
export function inlinedRelease({ content, ...given }: Given): InlinedRelease {
  const { shell, remotes } = content;
  return { ...given, shell, remotes };
}
