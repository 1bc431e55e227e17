import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';

/** What an app is called; remotes that these pages do not know go by their folder. */
export function useAppName(): (name: string) => string {
  const names: Readonly<Record<string, string>> = useMessages(messages).apps;
  return (name) => names[name] ?? name;
}
