import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import * as z from 'zod/mini';
import { registerRelease } from '#federation/loader.ts';
import { readInlinedRelease } from '#release.ts';
import { routesOf } from '#routing/routes.tsx';
import { SessionProvider } from '#session/SessionProvider.tsx';

/* The content security policy allows no code from strings, so schemas are interpreted. */
z.config({ jitless: true });

const release = readInlinedRelease();
registerRelease(release);

const router = createBrowserRouter(routesOf(release));
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 10_000 } },
});

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
);
