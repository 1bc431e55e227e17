import { languages } from '@camp/contracts/language';
import * as z from 'zod/mini';
import { manifestSchema } from '#manifest.ts';

/** A path below a release's folder: it cannot lead out of it, nor break out of an attribute. */
const filePath = z
  .string()
  .check(z.regex(/^[\w@+~-][\w@+~.-]*(\/[\w@+~-][\w@+~.-]*)*$/, 'Not a path below the folder.'));

/** A relative file path to its subresource integrity value, `sha384-…` (W3C SRI). */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const filesSchema = z.record(filePath, integrity);

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

export const remoteNames = ['public', 'account', 'admin'] as const;
export type RemoteName = (typeof remoteNames)[number];

/**
 * What is live. The only thing that changes on a deploy; everything it names is immutable.
 * The signature (ed25519, base64) covers every other field, in canonical JSON.
 */
export const releaseDocumentSchema = z.object({
  generation: z.int(),
  createdAt: z.iso.datetime(),
  by: z.string(),
  shell: shellReleaseSchema,
  remotes: z.partialRecord(z.enum(remoteNames), remoteReleaseSchema),
  /** Pages rendered ahead: the hash of the HTML in each language, by path. */
  pages: z.optional(z.record(z.string(), z.record(z.enum(languages), integrity))),
  signature: z.string(),
});

/** The part that the edge, having checked the signature, puts into the page for the shell. */
export const inlinedReleaseSchema = z.omit(releaseDocumentSchema, { signature: true, pages: true });

export type InlinedRelease = z.infer<typeof inlinedReleaseSchema>;
export type ShellRelease = z.infer<typeof shellReleaseSchema>;
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;
export type PrerenderedPages = NonNullable<ReleaseDocument['pages']>;
export type ReleaseDocument = z.infer<typeof releaseDocumentSchema>;
