import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';

/** What a part is called; remotes that these pages do not know go by their folder. */
export function usePartName(): (name: string) => string {
  const names: Readonly<Record<string, string>> = useMessages(messages).parts;
  return (name) => names[name] ?? name;
}
