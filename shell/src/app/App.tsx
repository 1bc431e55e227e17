import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import { SessionProvider } from '#session/SessionProvider.tsx';
import { newQueryClient } from './query-client.ts';

interface AppProps {
  router: RouterProviderProps['router'];
}

/** The whole site; the same tree in the browser and when pages are prerendered. */
export function App({ router }: AppProps) {
  const [queryClient] = useState(newQueryClient);

  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <RouterProvider router={router} flushSync={flushSync} />
        </SessionProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
