import type { InlinedRelease } from './release-document.ts';

export interface BuildSummary {
  version: string;
  url: string;
  entry: string;
  /** Of the entry; absent in development only, where files change under one name. */
  integrity?: string | undefined;
}

/** The answer to an open tab that asks for the current release: enough to compare and to try it. */
export interface ReleaseSummary {
  generation: number;
  channel: string;
  /** True if pages may have a service worker. */
  keepsOffline?: boolean | undefined;
  /** As in the document of a page. */
  settings?: InlinedRelease['settings'];
  hasPersonalSettings?: boolean | undefined;
  shell: BuildSummary;
  /** By name. */
  remotes: Record<string, BuildSummary>;
}

/** Returns the summary of a release for open tabs. */
export function releaseSummary({
  generation,
  channel,
  keepsOffline,
  settings,
  hasPersonalSettings,
  shell,
  remotes,
}: InlinedRelease): ReleaseSummary {
  return {
    generation,
    channel,
    keepsOffline,
    settings,
    hasPersonalSettings,
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
