import { channelSchema } from '@camp/contracts/site/channel';
import {
  audienceSchema,
  setNameSchema,
  settingValueSchema,
} from '@camp/contracts/site/app-setting-schemas';
import { languages } from '@camp/contracts/sentences/language';
import * as z from 'zod/mini';
import { extensionSchema, slotSchema } from './extension.ts';
import { manifestSchema, pathSchema, routeSchema } from './manifest.ts';

/** A path below a release's folder: it cannot lead out of it, nor break out of an attribute. */
export const filePath = z
  .string()
  .check(z.regex(/^[\w@+~-][\w@+~.-]*(\/[\w@+~-][\w@+~.-]*)*$/, 'Not a path below the folder.'));

/** A relative file path to its subresource integrity value, `sha384-…` (W3C SRI). */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const filesSchema = z.record(filePath, integrity);

/** A remote's file list: all of its files, and for each page those of its chunk. */
export const fileListSchema = z.object({
  files: filesSchema,
  pageFiles: z.record(z.string(), z.array(filePath)),
});

const sourceSchema = z.object({
  commit: z.string(),
  /** True if its sources differed from that commit. */
  isDirty: z.boolean(),
});

const buildShape = {
  /** `<package version>-<build id>`; immutable once published. */
  version: z.string().check(z.regex(/^\w[\w.+-]*$/, 'Not a version.')),
  /** Address that every file path is relative to, ending in a slash. */
  url: z.string().check(z.regex(/\/$/, 'A base address ends with a slash.')),
  /** Path of the first script. */
  entry: filePath,
  /** Script that renders this build's pages ahead, in Node; absent when it has none. */
  prerenderer: z.optional(filePath),
  /** The commit that it was built from, if it was published from a git checkout. */
  source: z.optional(sourceSchema),
  files: filesSchema,
};

export const shellReleaseSchema = z.object({
  ...buildShape,
  /** Stylesheets the document links, and scripts it preloads in addition to the entry. */
  styles: z.array(filePath),
  preload: z.array(filePath),
  /** Scripts for the first call to the API: preloaded for visitors who may be signed in, and for pages that call. */
  callFiles: z.optional(z.array(filePath)),
  /** Shared singletons with their exact versions. */
  provides: z.record(z.string(), z.string()),
  /** The contract that remotes must be built for; 1 if absent. */
  contract: z.optional(z.int()),
  /** The service worker, a script of its own; older builds have none. */
  worker: z.optional(filePath),
  /** Paths of remotes that the shell, or a mail, leads to. */
  linksTo: z.optional(z.array(pathSchema)),
  /** Places in its frame where apps may add something; older builds have none. */
  slots: z.optional(z.array(slotSchema)),
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
  pageFiles: fileListSchema.shape.pageFiles,
  /** Pages that cannot be drawn before what makes calls is loaded; absent in older builds. */
  callingPages: z.optional(z.array(z.string())),
  /** Settings that its scripts name nowhere but where they are declared; absent where there are none. */
  unreadSettings: z.optional(z.array(z.string())),
  /** File that lists all files for pages ({@link fileListSchema}); absent in older builds. */
  fileList: z.optional(filePath),
  /** Shared singletons with the ranges this build accepts. */
  requires: z.record(z.string(), z.string()),
  /** Bytes per file, as published. */
  sizes: z.record(z.string(), z.int()),
});

/** A remote without the facts that pages have no use for; those stay in the document. */
const announcedSchema = z.omit(remoteReleaseSchema, {
  requires: true,
  sizes: true,
  linksTo: true,
  contract: true,
  slots: true,
  extensions: true,
  settings: true,
  unreadSettings: true,
  journeys: true,
});

const whose = { by: z.string(), until: z.iso.datetime(), isPublished: z.optional(z.boolean()) };
const overrideShape = {
  override: z.optional(z.object(whose)),
};

/** A remote that may be someone's own: from a bundler, or a build that was published, with hashes. */
export const overriddenRemoteSchema = z.extend(remoteReleaseSchema, overrideShape);

/** A remote as pages get it, with only the files that the first page needs; the file list has the others. */
export const inlinedRemoteSchema = z.extend(announcedSchema, {
  ...overrideShape,
  routes: z.array(
    /** The slots of the page that something extends, by their own names. */
    z.extend(routeSchema, { slots: z.optional(z.array(z.string())) }),
  ),
});

/** The part of a remote's folder name after `remote-`: `account`. */
export const remoteNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'Not a name.'));

/** An extension as pages get it. */
const inlinedExtensionSchema = z.extend(
  z.pick(extensionSchema, { module: true, order: true, access: true, title: true, when: true }),
  { remote: remoteNameSchema },
);

/** Pages rendered ahead: the hash of the HTML in each language, by path. */
const pagesSchema = z.record(z.string(), z.record(z.enum(languages), integrity));

/** The content of the site: one shell with its remotes, and the pages rendered from exactly these. */
export const contentShape = {
  shell: shellReleaseSchema,
  /** By name. */
  remotes: z.record(remoteNameSchema, remoteReleaseSchema),
  pages: z.optional(pagesSchema),
};

/** Builds that some visitors get in place of what is live. */
const canarySchema = z.object({
  /** Its apps, sorted and joined by `+`. */
  name: channelSchema,
  /** `shell`, `remote-account`; an app is in one canary at most. */
  apps: z.array(z.string()).check(z.minLength(1)),
  shell: z.optional(shellReleaseSchema),
  /** By name. */
  remotes: z.record(remoteNameSchema, remoteReleaseSchema),
  /** Percentage of visitors who get it. */
  percentage: z.int().check(z.minimum(1), z.maximum(99)),
  since: z.iso.datetime(),
  by: z.string(),
  /** Versions of its apps that were live when it began; a new app has none. */
  bases: z.record(z.string(), z.string()),
});

/** A value that staff set without a build, for some visitors or for all. */
const setValueSchema = z.object({
  /** Name of the app without `remote-`. */
  app: remoteNameSchema,
  name: setNameSchema,
  value: settingValueSchema,
  for: audienceSchema,
  by: z.string(),
  at: z.iso.datetime(),
  reason: z.string(),
});

/** Record of a release that was opened in a browser before it went live. */
const smokeSchema = z.object({
  at: z.iso.datetime(),
  /** The browser and its version; null if no browser opened it. */
  browser: z.nullable(z.string()),
  /** Number of pages that were opened. */
  pages: z.int(),
});

/**
 * The live release. The only thing that changes on a deploy; everything it names is immutable.
 * The signature (ed25519, base64) covers every other field, in canonical JSON.
 */
export const releaseDocumentSchema = z.object({
  generation: z.int(),
  createdAt: z.iso.datetime(),
  by: z.string(),
  ...contentShape,
  canaries: z.optional(z.array(canarySchema)),
  /** The pages of visitors who are in canaries, by channel. */
  variants: z.optional(z.record(channelSchema, pagesSchema)),
  smoke: z.optional(smokeSchema),
  /** True if it is never rolled back automatically: it closes a hole, and failing is better than opening that again. */
  kept: z.optional(z.boolean()),
  /** Set while no browser may have a service worker; later generations keep it (docs/decisions/federation.md#0340). */
  offline: z.optional(z.literal('off')),
  /** Values that staff set without a build; later generations keep it (docs/decisions/releases.md#0356). */
  settings: z.optional(z.array(setValueSchema)),
  /** The publisher's signatures of each build and of pages, one by one (statements.ts); older documents have none. */
  statements: z.optional(z.record(z.string(), z.string())),
  signature: z.string(),
});

/** The part that the edge, having checked the signature, puts into the page for the shell. */
export const inlinedReleaseSchema = z.extend(
  z.omit(releaseDocumentSchema, {
    signature: true,
    pages: true,
    canaries: true,
    variants: true,
    by: true,
    smoke: true,
    kept: true,
    statements: true,
    offline: true,
    settings: true,
  }),
  {
    /** Values that were set for this visitor, by app. */
    settings: z.optional(z.record(remoteNameSchema, z.record(setNameSchema, settingValueSchema))),
    /** True if more may be set for people by their name or role, which the API knows. */
    hasPersonalSettings: z.optional(z.boolean()),
    /** True if the page may register the service worker and keep copies. */
    keepsOffline: z.optional(z.boolean()),
    channel: channelSchema,
    remotes: z.record(remoteNameSchema, inlinedRemoteSchema),
    /** The extensions of slots of this page, by slot; those of other pages are in {@link ExtensionList}. */
    extensions: z.optional(z.record(z.string(), z.array(inlinedExtensionSchema))),
  },
);

/** `GET /extensions.json`: all that extends anything, and the versions of the remotes that it is from. */
export interface ExtensionList {
  versions: Record<string, string>;
  extensions: Record<string, InlinedExtension[]>;
}

export type InlinedExtension = z.infer<typeof inlinedExtensionSchema>;
export type FileList = z.infer<typeof fileListSchema>;
export type OverriddenRemote = z.infer<typeof overriddenRemoteSchema>;
export type InlinedRelease = z.infer<typeof inlinedReleaseSchema>;
export type Source = z.infer<typeof sourceSchema>;
export type ShellRelease = z.infer<typeof shellReleaseSchema>;
export type InlinedRemote = z.infer<typeof inlinedRemoteSchema>;
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;
export type PrerenderedPages = z.infer<typeof pagesSchema>;
export type Content = Pick<ReleaseDocument, 'shell' | 'remotes' | 'pages'>;
/** The part of a document that says which visitors get what. */
export type ReleaseContent = Content & Pick<ReleaseDocument, 'canaries' | 'variants'>;
export type Canary = z.infer<typeof canarySchema>;
export type SetValue = z.infer<typeof setValueSchema>;
export type Smoke = z.infer<typeof smokeSchema>;
export type ReleaseDocument = z.infer<typeof releaseDocumentSchema>;
