import { channelSchema } from '@camp/contracts/site/channel';
import * as z from 'zod/mini';
import { type InlinedRelease, remoteNameSchema, shellReleaseSchema } from './release-document.ts';

const buildSchema = z.extend(
  z.pick(shellReleaseSchema, { version: true, url: true, entry: true }),
  {
    /** Of the entry; absent in development only, where files change under one name. */
    integrity: z.optional(z.string()),
  },
);

/** What an open tab is told when it asks for the current release: enough to compare and to try it. */
export const releaseSummarySchema = z.object({
  generation: z.int(),
  channel: channelSchema,
  shell: buildSchema,
  /** By name. */
  remotes: z.record(remoteNameSchema, buildSchema),
});

export type ReleaseSummary = z.infer<typeof releaseSummarySchema>;
export type BuildSummary = z.infer<typeof buildSchema>;

/** What open tabs are told of a release. */
export function releaseSummary({
  generation,
  channel,
  shell,
  remotes,
}: InlinedRelease): ReleaseSummary {
  return {
    generation,
    channel,
    shell: buildSummary(shell),
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, remote]) => [name, buildSummary(remote)]),
    ),
  };
}

interface Build {
  version: string;
  url: string;
  entry: string;
  files: Record<string, string>;
}

function buildSummary({ version, url, entry, files }: Build): BuildSummary {
  return { version, url, entry, integrity: files[entry] };
}
