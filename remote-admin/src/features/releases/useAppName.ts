import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';

/** An app's name on screen; a remote without one keeps the name of its folder. */
export function useAppName(): (name: string) => string {
  const names: Readonly<Record<string, string>> = useMessages(messages).apps;
  return (name) => names[name] ?? name;
}
