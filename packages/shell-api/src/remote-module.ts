import type { Language } from '@camp/contracts/sentences/language';
import { type ComponentType, createContext } from 'react';

/** Version of this package's contract; a remote built for another one is refused by the gate. */
export const contractVersion = 1;

export interface RemotePage {
  default: ComponentType;
}

/** The only module a remote exposes. `pages` holds one loader for each page and each extension its manifest names. */
export interface RemoteModule {
  contract: number;
  pages: Record<string, () => Promise<RemotePage>>;
}

/** A part of the site that is open today, as its remote declares it. */
export interface DeclaredCard {
  to: string;
  title: Record<Language, string>;
  text: Record<Language, string>;
  /** One stroked path on a grid of 24 units. */
  sign?: string | undefined;
  /** Cards of all remotes are drawn in ascending order. */
  order: number;
}

/** The cards that the remotes of the release declare. */
export const CardsContext = createContext<readonly DeclaredCard[]>([]);

/** A staff page in the bar of staff pages. */
interface StaffTab {
  path: string;
  label: Record<Language, string>;
}

/** The tabs of the bar of staff pages that the person may open, for what is added to the bar. */
export const StaffTabsContext = createContext<readonly StaffTab[]>([]);
