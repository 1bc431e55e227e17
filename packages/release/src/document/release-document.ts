import { languages } from '@camp/contracts/language';
import * as z from 'zod/mini';
import { manifestSchema, pathSchema } from './manifest.ts';

/** A path below a release's folder: it cannot lead out of it, nor break out of an attribute. */
const filePath = z
  .string()
  .check(z.regex(/^[\w@+~-][\w@+~.-]*(\/[\w@+~-][\w@+~.-]*)*$/, 'Not a path below the folder.'));

/** A relative file path to its subresource integrity value, `sha384-…` (W3C SRI). */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const filesSchema = z.record(filePath, integrity);

/** Which content a visitor is given. */
export const channels = ['stable', 'canary'] as const;
export type Channel = (typeof channels)[number];

const buildShape = {
  /** `<package version>-<build id>`; immutable once published. */
  version: z.string().check(z.regex(/^\w[\w.+-]*$/, 'Not a version.')),
  /** Address that every file path is relative to, ending in a slash. */
  url: z.string().check(z.regex(/\/$/, 'A base address ends with a slash.')),
  /** Path of the first script. */
  entry: filePath,
  /** Script that renders this build's pages ahead, in Node; absent when it has none. */
  prerenderer: z.optional(filePath),
  files: filesSchema,
};

export const shellReleaseSchema = z.object({
  ...buildShape,
  /** Stylesheets the document links, and scripts it preloads beside the entry. */
  styles: z.array(filePath),
  preload: z.array(filePath),
  /** Shared singletons with their exact versions. */
  provides: z.record(z.string(), z.string()),
  /** The contract that remotes must be built for; 1 when it is not said. */
  contract: z.optional(z.int()),
  /** Paths of remotes that the shell, or a mail, leads to. */
  linksTo: z.optional(z.array(pathSchema)),
  /** Bytes per file, as published. */
  sizes: z.optional(z.record(z.string(), z.int())),
});

export const remoteReleaseSchema = z.object({
  ...buildShape,
  /** Name of the variable in which the entry leaves its container; carries the build id. */
  global: z.string(),
  ...manifestSchema.shape,
  /** Files of the exposed module itself and, per page, those of its chunk: what the edge may preload. */
  moduleFiles: z.array(filePath),
  pageFiles: z.record(z.string(), z.array(filePath)),
  /** Shared singletons with the ranges this build accepts. */
  requires: z.record(z.string(), z.string()),
  /** Bytes per file, as published. */
  sizes: z.record(z.string(), z.int()),
});

/** A remote as pages are told of it: one that comes from somebody's own bundler says whose, and until when. */
export const inlinedRemoteSchema = z.extend(remoteReleaseSchema, {
  override: z.optional(z.object({ by: z.string(), until: z.iso.datetime() })),
});

/** What follows `remote-` in a remote's folder: `account`. */
export const remoteNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'Not a name.'));

/** The content of the site: one shell with its remotes, and the pages rendered from exactly these. */
const contentShape = {
  shell: shellReleaseSchema,
  /** By name. */
  remotes: z.record(remoteNameSchema, remoteReleaseSchema),
  /** Pages rendered ahead: the hash of the HTML in each language, by path. */
  pages: z.optional(z.record(z.string(), z.record(z.enum(languages), integrity))),
};

export const canarySchema = z.object({
  ...contentShape,
  /** Which apps are tried: `shell`, `remote-account`; the others are as for everybody. */
  parts: z.array(z.string()),
  /** How many of a hundred visitors get it. */
  percentage: z.int().check(z.minimum(1), z.maximum(99)),
  since: z.iso.datetime(),
  by: z.string(),
});

/**
 * What is live. The only thing that changes on a deploy; everything it names is immutable.
 * The signature (ed25519, base64) covers every other field, in canonical JSON.
 */
export const releaseDocumentSchema = z.object({
  generation: z.int(),
  createdAt: z.iso.datetime(),
  by: z.string(),
  ...contentShape,
  /** Other content that some visitors are given as a canary. */
  canary: z.optional(canarySchema),
  signature: z.string(),
});

/** The part that the edge, having checked the signature, puts into the page for the shell. */
export const inlinedReleaseSchema = z.extend(
  z.omit(releaseDocumentSchema, { signature: true, pages: true, canary: true, by: true }),
  {
    channel: z.enum(channels),
    remotes: z.record(remoteNameSchema, inlinedRemoteSchema),
  },
);

export type InlinedRelease = z.infer<typeof inlinedReleaseSchema>;
export type ShellRelease = z.infer<typeof shellReleaseSchema>;
export type InlinedRemote = z.infer<typeof inlinedRemoteSchema>;
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;
export type PrerenderedPages = NonNullable<ReleaseDocument['pages']>;
export type Content = Pick<ReleaseDocument, 'shell' | 'remotes' | 'pages'>;
export type Canary = z.infer<typeof canarySchema>;
export type ReleaseDocument = z.infer<typeof releaseDocumentSchema>;
