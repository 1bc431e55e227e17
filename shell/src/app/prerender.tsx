import type { PrerenderRequest, ShellPrerenderer } from '@camp/release/document/prerenderer';
import * as shellApi from '@camp/shell-api';
import type { RemoteModule } from '@camp/shell-api';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { prerender } from 'react-dom/static';
import * as jsxRuntime from 'react/jsx-runtime';
import { matchRoutes, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { providePage } from '#remotes/page/page-components.ts';
import { createSiteRouter } from '#router/site-router.ts';
import { pageAt, routesOf } from './routes.tsx';
import { App } from './App.tsx';

/** The singletons a remote gets; in the browser they come from the share scope. */
export const shared: ShellPrerenderer['shared'] = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@camp/shell-api': shellApi,
};

/** Renders a page in full as a signed-out visitor sees it. @throws when any part of it cannot be rendered. */
export async function render({ release, path, language, remotes }: PrerenderRequest) {
  globalThis.prerenderLanguage = language;
  const routes = routesOf(release);
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }));
  const address = pageAt(matchRoutes(routes, path));
  if (!address) throw new Error('No remote has this page.');
  const remote = (remotes[address.remote] as { default: RemoteModule }).default;
  const page = await remote.pages[address.page]?.();
  if (!page) throw new Error(`The remote has no page called ${address.page}.`);
  providePage(address, page.default);

  await shellApi.loadQueries();
  const errors: unknown[] = [];
  const { prelude } = await prerender(<App release={release} router={router} routes={routes} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  if (html.includes(' style="')) throw new Error('A style attribute, which the policy refuses.');
  return html;
}
