import type { ComponentType } from 'react';

/** Version of this package's contract; a remote built for another one is refused by the gate. */
export const contractVersion = 1;

export interface RemotePage {
  default: ComponentType;
}

/** The only module a remote exposes. `pages` holds one loader for each page its manifest names. */
export interface RemoteModule {
  contract: number;
  pages: Record<string, () => Promise<RemotePage>>;
}
