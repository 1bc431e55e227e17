import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  matchRoutes,
  type Navigator,
  renderMatches,
  type RouteMatch,
  type RouteObject,
  Router,
} from 'react-router';
import type { SiteRouter } from './site-router.ts';

interface Props {
  router: SiteRouter;
  routes: RouteObject[];
  /** Draws what is around the page; `matches` are those of the address, none for one without a route. */
  children: (page: ReactNode, matches: RouteMatch[]) => ReactNode;
}

/** Draws the route of the address, and the next one in a transition: the page stays until it can be left. */
export function SiteRoutes({ router, routes, children }: Props) {
  const [visit, setVisit] = useState(router.visit);
  const { location, action } = visit;
  const matches = useMemo(() => matchRoutes(routes, location) ?? [], [routes, location]);

  useLayoutEffect(() => {
    return router.subscribe((next, how) => {
      if (how.flushSync) flushSync(() => setVisit(next));
      else startTransition(() => setVisit(next));
    });
  }, [router]);

  return (
    <Router location={location} navigationType={action} navigator={useNavigator(router)}>
      {children(renderMatches(matches), matches)}
    </Router>
  );
}

/** Connects the router library's links and hooks to the router. */
function useNavigator(router: SiteRouter): Navigator {
  return useMemo(
    () => ({
      createHref: router.createHref,
      createURL: router.createURL,
      go: router.navigate,
      push: (to, state: unknown, options) => router.navigate(to, { ...options, state }),
      replace: (to, state: unknown, options) =>
        router.navigate(to, { ...options, state, replace: true }),
    }),
    [router],
  );
}
