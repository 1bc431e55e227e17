import { isForShare, isPersonal, settingsOfVisitor } from '@camp/release/document/app-settings';
import { channelFor } from '@camp/release/document/channels';
import type {
  InlinedRelease,
  InlinedRemote,
  ReleaseDocument,
  RemoteRelease,
  ShellRelease,
} from '@camp/release/document/release-document';
import type { RemoteRoute } from '@camp/release/document/manifest';
import type { ReleaseStore } from '@camp/release/store/release-store';
import type { Response } from 'express';
import type { ApiNodes } from '#api/api-nodes.ts';
import type { Env } from '#env.ts';
import { extensionsOfPage, extendedSlotsOf } from './extensions.ts';
import type { SitePage } from '#site-routes.ts';
import { withLastGood } from './last-good.ts';
import { withDevOverride } from './dev-override.ts';
import { visitorIdOf } from './visitor-id.ts';
import type { Visit, VisitorRelease } from './visit.ts';

interface Options {
  release: ReleaseDocument;
  visit: Visit;
  response: Response;
  env: Env;
  store: ReleaseStore;
  api: ApiNodes;
}

/** Returns the content for this visitor. While some get something else than others, an id is drawn once and kept. */
export async function releaseForVisitor(options: Options): Promise<VisitorRelease> {
  const { release, visit, env } = options;
  const { generation, createdAt, signature, settings = [] } = release;
  const isShared = release.canaries !== undefined || settings.some(isForShare);
  const visitor = isShared ? visitorIdOf(options) : visit.visitor;
  const { name: channel, content } = channelFor(release, visitor);
  const good = await withLastGood(content, options);
  const given = await withDevOverride(good, options);
  const unlessOverridden = good === content ? 'channel' : 'last good';
  const basis = given === good ? unlessOverridden : 'dev override';
  const keepsOffline = given.shell.worker !== undefined && mayKeep(release, { basis, env });
  return {
    generation,
    createdAt,
    signature,
    channel,
    keepsOffline,
    values: settingsOfVisitor(release, visitor),
    hasPersonalSettings: settings.some(isPersonal),
    visitor,
    content: given,
    basis,
  };
}

/** Nothing is kept of a draft, or of what someone tries out in a dev override. */
const mayKeep = (
  { offline }: ReleaseDocument,
  { basis, env }: Pick<VisitorRelease, 'basis'> & { env: Env },
): boolean => offline !== 'off' && basis !== 'dev override' && env.RELEASE_DRAFT === '';

/** The release as it is inlined into a page's document. */
export function inlinedRelease(
  { content, ...given }: VisitorRelease,
  page: SitePage | null,
): InlinedRelease {
  const { generation, createdAt, channel, keepsOffline, values, hasPersonalSettings } = given;
  const shell = announcedShell(content.shell);
  const announced = Object.entries(content.remotes).map(([name, remote]) => {
    const first = page?.remoteName === name ? page.page : null;
    const { routes, ...rest } = announcedRemote(remote, first);
    const marked = routes.map((route) => {
      const slots = extendedSlotsOf(content, { remoteName: name, page: route.page });
      return slots.length > 0 ? { ...route, slots } : route;
    });
    return [name, { ...rest, routes: marked }] as const;
  });
  const extensions = page && extensionsOfPage(content, page);
  return {
    generation,
    createdAt,
    channel,
    ...(keepsOffline && { keepsOffline }),
    ...(Object.keys(values).length > 0 && { settings: values }),
    ...(hasPersonalSettings && { hasPersonalSettings }),
    shell,
    remotes: Object.fromEntries(announced),
    ...(extensions && { extensions }),
  };
}

/** Leaves out what only the gate, Node and the edge read. */
function announcedShell(shell: ShellRelease): InlinedRelease['shell'] {
  const { source: _source, sizes: _sizes, linksTo: _links, slots: _slots, ...more } = shell;
  const { prerenderer, worker, ...rest } = more;
  const files = Object.entries(rest.files).filter(
    ([path]) => path !== prerenderer && path !== worker,
  );
  return { ...rest, files: Object.fromEntries(files) };
}

/** Leaves out what only the edge needs. */
function announcedRoute(route: RemoteRoute): RemoteRoute {
  const { head: _head, describedBy: _call, listedBy: _list, itemsOf: _items, ...more } = route;
  const { prerender: _ahead, unlisted: _unlisted, ...rest } = more;
  return rest;
}

/**
 * Keeps only the files that the remote starts with and those of its first page, and whether that page calls. The
 * file list names the others.
 */
function announcedRemote(release: RemoteRelease, page: string | null): InlinedRemote {
  const {
    requires: _ranges,
    sizes: _sizes,
    linksTo: _links,
    contract: _contract,
    slots: _slots,
    extensions: _extensions,
    settings: _settings,
    unreadSettings: _unread,
    journeys: _journeys,
    ...more
  } = release;
  const { source: _source, prerenderer: _prerenderer, callingPages, ...rest } = more;
  const calls = callingPages?.some((name) => name === page) && { callingPages: [page ?? ''] };
  const routes = rest.routes.map(announcedRoute);
  const remote = { ...rest, ...calls, routes };
  const { entry, fileList, moduleFiles, files } = remote;
  if (fileList === undefined) return remote;
  const pageFiles = page === null ? {} : { [page]: remote.pageFiles[page] ?? [] };
  const named = new Set([entry, fileList, ...moduleFiles, ...Object.values(pageFiles).flat()]);
  const known = Object.entries(files).filter(([path]) => named.has(path));
  return { ...remote, pageFiles, files: Object.fromEntries(known) };
}
