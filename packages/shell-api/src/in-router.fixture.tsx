import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';

/** Draws a part of a page as the site's router does, with the address that it has led to as its status. */
export function InRouter({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      {children}
      <Address />
    </MemoryRouter>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
