import * as z from 'zod/mini';
import {
  channels,
  type InlinedRelease,
  remoteNameSchema,
  shellReleaseSchema,
} from './release-document.ts';

const buildSchema = z.extend(
  z.pick(shellReleaseSchema, { version: true, url: true, entry: true }),
  {
    /** Of the entry; absent in development only, where files change under one name. */
    integrity: z.optional(z.string()),
  },
);

/** What an open tab is told when it asks what it would be given now: enough to compare and to try. */
export const announcedReleaseSchema = z.object({
  generation: z.int(),
  channel: z.enum(channels),
  shell: buildSchema,
  /** By name. */
  remotes: z.record(remoteNameSchema, buildSchema),
});

export type AnnouncedRelease = z.infer<typeof announcedReleaseSchema>;
export type AnnouncedBuild = z.infer<typeof buildSchema>;

/** A release as far as it is announced. */
export function announced({
  generation,
  channel,
  shell,
  remotes,
}: InlinedRelease): AnnouncedRelease {
  return {
    generation,
    channel,
    shell: announcedBuild(shell),
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, remote]) => [name, announcedBuild(remote)]),
    ),
  };
}

interface Build {
  version: string;
  url: string;
  entry: string;
  files: Record<string, string>;
}

function announcedBuild({ version, url, entry, files }: Build): AnnouncedBuild {
  return { version, url, entry, integrity: files[entry] };
}
