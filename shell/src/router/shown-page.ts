import { createContext, useContext } from 'react';
import type { PageAddress } from '#remotes/load/loader.ts';

/** The remote page on screen; null when it is one of the shell's own. */
export const ShownPageContext = createContext<PageAddress | null>(null);

export const useShownPage = () => useContext(ShownPageContext);
