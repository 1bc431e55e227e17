import { createHash } from 'node:crypto';
import { isSwitchedOff } from '@camp/contracts/site/app-settings';
import type { SiteSettings } from '@camp/contracts/site/site-settings';
import type { ReleaseStore } from '@camp/release/store/release-store';
import type { Request } from 'express';
import {
  contentSecurityPolicy,
  developmentPolicy,
  permissionsPolicy,
  reportingHeaders,
} from './content-security-policy.ts';
import { type Beginning, beginningOf, type Coding } from './content-coding.ts';
import type { ApiNodes } from '#api/api-nodes.ts';
import type { Env } from '#env.ts';
import type { FoundPage } from '#described/descriptions.ts';
import type { ListedPages } from '#described/page-lists.ts';
import { findPerson } from './find-person.ts';
import { inlinedRelease } from '#visitor/release-for-visitor.ts';
import { renderPage } from './page.ts';
import { preloadsFor } from './preloads.ts';
import { isPrerendered, prerenderedPage } from './prerendered.ts';
import { isFound, type SitePage } from '#site-routes.ts';
import type { Visit, VisitorRelease } from '#visitor/visit.ts';

export interface Site {
  env: Env;
  store: ReleaseStore;
  api: ApiNodes;
}

export interface Input {
  request: Request;
  visit: Visit;
  given: VisitorRelease;
  /** The page of the address, or the one that says that there is none. */
  page: SitePage | null;
  /** The API's description of the page; null for one that nothing describes. */
  described: FoundPage | null;
  /** The pages that items of this one may stand for; null if the API has listed none. */
  listed: ListedPages | null;
  settings: SiteSettings;
  coding: Coding;
}

/** A document without its end, which is for one visitor. */
export interface MadeDocument {
  status: 200 | 404 | 503;
  headers: Record<string, string>;
  beginning: Beginning;
  /** Text that may still be compressed better; null when that is done, or it is not compressed. */
  html: string | null;
  /** False if a page that was rendered ahead is out of reach for now. */
  isWhole: boolean;
}

/** Renders the document of an address, and compresses it. */
export async function makeDocument(site: Site, asked: Input): Promise<MadeDocument> {
  const { given, visit, settings, coding } = asked;
  const { html, status, isWhole } = isPageOff(asked)
    ? renderWithoutPage(site, asked)
    : await render(site, asked);
  const policyOf = site.env.RELEASE_DEV ? developmentPolicy : contentSecurityPolicy;
  return {
    status,
    beginning: await beginningOf(html, coding, 'once'),
    html: coding === 'identity' ? null : html,
    isWhole,
    headers: {
      'content-security-policy': policyOf({ content: given.content, settings }),
      'permissions-policy': permissionsPolicy(settings),
      ...reportingHeaders(settings),
      'content-language': visit.language,
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      ...(coding !== 'identity' && { 'content-encoding': coding }),
      ...(status === 200 ? revalidated(html, coding) : { 'cache-control': 'no-store' }),
      ...(status === 503 && { 'retry-after': '3600' }),
    },
  };
}

type RenderedPage = Pick<MadeDocument, 'status' | 'isWhole'> & { html: string };

/** True if staff have switched the page off for this visitor. */
const isPageOff = ({ page, given }: Input): boolean =>
  page !== null &&
  isSwitchedOff(given.values, { app: page.remoteName, part: 'page', name: page.page });

/** Nothing of the page is in it: the shell says in its place that it is switched off. */
function renderWithoutPage({ env }: Site, { given, visit, settings, page }: Input): RenderedPage {
  const { content } = given;
  const shellOnly = { content, page: null, visit, isDrawn: false };
  const html = renderPage({
    release: inlinedRelease(given, page),
    settings,
    visit,
    page,
    preloads: env.RELEASE_DEV ? [] : preloadsFor(shellOnly),
    person: null,
    described: null,
    prerendered: null,
  });
  return { html, status: 503, isWhole: true };
}

async function render({ env, store, api }: Site, asked: Input): Promise<RenderedPage> {
  const { request, visit, given, page, described, settings } = asked;
  const { content } = given;
  const person = page?.about === 'person' ? await findPerson(api, request) : null;
  const { origin } = settings;
  const listed = asked.listed?.paths ?? null;
  const prerendered = await prerenderedPage(store, { content, page, visit, origin, listed });
  const html = renderPage({
    release: inlinedRelease(given, page),
    settings,
    visit,
    page,
    preloads: env.RELEASE_DEV
      ? []
      : preloadsFor({ content, page, visit, isDrawn: prerendered !== null }),
    person,
    described,
    prerendered,
  });
  const isKnown = isFound(page) && person !== 'nobody' && described !== 'nothing';
  return {
    html,
    status: isKnown ? 200 : 404,
    isWhole: prerendered !== null || !isPrerendered({ content, page, visit }),
  };
}

/**
 * The browser keeps the page but asks each time whether it is still current. If it is, the page reports again
 * under its old token, which counts once: the tag is weak (RFC 9110 8.8.1). Shared caches may not keep the page:
 * it carries a token and cookies of one visitor.
 */
function revalidated(html: string, coding: Coding) {
  const hash = createHash('sha256').update(html).digest('base64url');
  return { 'cache-control': 'private, no-cache', etag: `W/"${hash}-${coding}"` };
}
