import type { InlinedRelease } from '@camp/release/document/release-document';
import { type ReactNode, StrictMode } from 'react';
import { type RouteObject, useLocation } from 'react-router';
import { CardsContext, SlotsContext } from '@camp/shell-api';
import { drawSlot } from '#remotes/page/draw-slot.tsx';
import { ShellLayout, ShellLost } from '#layout/ShellLayout.tsx';
import { ShellPart } from '#remotes/contain/ShellPart.tsx';
import { ShownPageContext } from '#router/shown-page.ts';
import type { SiteRouter } from '#router/site-router.ts';
import { SiteRoutes } from '#router/SiteRoutes.tsx';
import { SessionProvider } from '#session/SessionProvider.tsx';
import { pageAt } from './routes.tsx';

interface Props {
  release: InlinedRelease;
  router: SiteRouter;
  routes: RouteObject[];
}

/** The whole site; the same tree in the browser and when pages are prerendered. */
export function App({ release, router, routes }: Props) {
  return (
    <StrictMode>
      <SessionProvider>
        <SiteRoutes router={router} routes={routes}>
          {(page, matches) => (
            <ShownPageContext value={pageAt(matches)}>
              <CardsContext value={cardsOf(release)}>
                <SlotsContext value={drawSlot}>
                  <Frame release={release}>{page}</Frame>
                </SlotsContext>
              </CardsContext>
            </ShownPageContext>
          )}
        </SiteRoutes>
      </SessionProvider>
    </StrictMode>
  );
}

const cardsOf = ({ remotes }: InlinedRelease) =>
  Object.values(remotes).flatMap(({ cards = [] }) => cards);

function Frame({ release, children }: { release: InlinedRelease; children: ReactNode }) {
  const { pathname } = useLocation();

  return (
    <ShellPart page={pathname} fallback={<ShellLost />}>
      <ShellLayout release={release}>{children}</ShellLayout>
    </ShellPart>
  );
}
