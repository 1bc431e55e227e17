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
import type { Env } from '#env.ts';
import { withLastGood } from './last-good.ts';
import { withDevOverride } from './dev-override.ts';
import { bucketCookie, type Visit } from './visit.ts';

/** The part of the release that one visitor gets. */
export interface VisitorRelease {
  generation: number;
  createdAt: string;
  channel: Channel;
  content: Content;
}

interface Options {
  release: ReleaseDocument;
  visit: Visit;
  response: Response;
  env: Env;
  store: ReleaseStore;
}

/** The content for this visitor. While there is a canary, their channel is drawn once and kept. */
export async function releaseForVisitor(options: Options): Promise<VisitorRelease> {
  const { generation, createdAt } = options.release;
  const { channel, content } = contentFor(options.release, bucketOf(options));
  const good = await withLastGood(content, options);
  return { generation, createdAt, channel, content: await withDevOverride(good, options) };
}

const oneYearMs = 31_536_000_000;

function bucketOf({ release, visit, response, env }: Options): number {
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

/** The release as it is inlined into the page. */
export function inlinedRelease({ content, ...given }: VisitorRelease): InlinedRelease {
  const { shell, remotes } = content;
  return { ...given, shell, remotes };
}
