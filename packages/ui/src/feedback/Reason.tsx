import type { ReactNode } from 'react';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';
import { useIsOnline } from '#layout/connection.ts';

/** Shows why something could not be loaded; without a network it says that instead. */
export function Reason({ children }: { children: ReactNode }) {
  const { offline } = useMessages(messages);
  return useIsOnline() ? children : offline;
}
