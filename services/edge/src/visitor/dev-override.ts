import { cookieNames, siteCookies } from '@camp/contracts/site/cookies';
import { readDevOverride } from '@camp/contracts/staff/dev-override';
import { createClient } from '@camp/contracts/client/client';
import type { CallResult } from '@camp/contracts/client/endpoint';
import {
  type Content,
  type OverriddenRemote,
  overriddenRemoteSchema,
  type ReleaseDocument,
} from '@camp/release/document/release-document';
import type { ReleaseStore } from '@camp/release/store/release-store';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { ApiNodes } from '#api/api-nodes.ts';
import type { Env } from '#env.ts';
import { publishedBuild } from './last-good.ts';

/** Longest wait of a document for the API, in milliseconds; without an answer there is no override. */
const answerTimeoutMs = 1_000;

interface Options {
  release: ReleaseDocument;
  store: ReleaseStore;
  env: Env;
  api: ApiNodes;
  response: Response;
}

/**
 * Replaces one remote by the one from a developer's bundler, or by another build that was published, if the API says that
 * this visitor has a dev override. Such content has no prerendered pages.
 */
export async function withDevOverride(content: Content, options: Options): Promise<Content> {
  const cookies = parseCookie(options.response.req.headers.cookie ?? '');
  if (!cookieNames(siteCookies.override).some((name) => cookies[name] !== undefined))
    return content;
  const { override } = await askApi(options).catch(() => ({ override: null }));
  if (!override) return content;
  const given = 'url' in override ? ofBundler(override) : await ofStore(content, override, options);
  if (!given) return content;
  return { shell: content.shell, remotes: { ...content.remotes, [override.remote]: given } };
}

type Override = NonNullable<CallResult<typeof readDevOverride>['override']>;

function ofBundler(override: Extract<Override, { url: string }>): OverriddenRemote | null {
  const { remote: _name, manifest, by, until, ...place } = override;
  const parsed = overriddenRemoteSchema.safeParse({
    ...manifest,
    ...place,
    ...unhashed,
    override: { by, until },
  });
  return parsed.data ?? null;
}

async function ofStore(
  content: Content,
  { by, until, ...name }: Extract<Override, { version: string }>,
  options: Options,
): Promise<OverriddenRemote | null> {
  /* A store that does not answer leaves what everyone has. */
  const build = await publishedBuild(content, name, options).catch(() => null);
  return build && { ...build, override: { by, until, isPublished: true } };
}

/** In place of what a running bundler cannot say about its files. */
const unhashed = {
  version: 'local',
  files: {},
  moduleFiles: [],
  pageFiles: {},
  requires: {},
  sizes: {},
} as const satisfies Partial<OverriddenRemote>;

/** Asks on the visitor's behalf and passes on the cookies that the API sets. */
function askApi({ env, api, response }: Options) {
  const ask = createClient({
    baseUrl: '',
    timeoutMs: answerTimeoutMs,
    fetch: async (address, options) => {
      const answer = await api.fetch(address, {
        ...options,
        headers: headersOf(response.req),
      });
      for (const line of answer.headers.getSetCookie()) response.append('set-cookie', line);
      return answer;
    },
  });
  return ask(readDevOverride);

  function headersOf({ headers, id, ip = '' }: Request) {
    return {
      cookie: headers.cookie ?? '',
      'user-agent': headers['user-agent'] ?? '',
      'x-forwarded-for': ip,
      'x-request-id': id,
      'x-forwarded-proto': env.PUBLIC_URL?.startsWith('https:') ? 'https' : 'http',
    };
  }
}
