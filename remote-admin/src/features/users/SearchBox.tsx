import { useMessages } from '@camp/ui/language';
import { SearchField } from '@camp/ui/SearchField';
import { useEffect, useEffectEvent, useState } from 'react';
import { messages } from './messages.ts';

/** Wait after the last keystroke before the server is asked, in milliseconds. */
const typingPauseMs = 300;

interface Props {
  /** What the address says. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches a moment after the last keystroke, or at once on Enter; shows what the address says after Back. */
export function SearchBox({ value, onSearch }: Props) {
  const { label, placeholder } = useMessages(messages).search;
  const [draft, setDraft] = useState({ text: value, seen: value, asked: value });
  /* The address follows what was asked for; anything else it says comes from elsewhere, and replaces the text. */
  if (value !== draft.seen) {
    const isOwn = value === draft.asked;
    setDraft(isOwn ? { ...draft, seen: value } : { text: value, seen: value, asked: value });
  }

  function ask(typed: string) {
    const asked = typed.trim();
    if (asked === draft.asked) return;
    setDraft({ ...draft, asked });
    onSearch(asked);
  }
  const askWhenSettled = useEffectEvent(ask);

  const { text } = draft;
  useEffect(() => {
    const timer = setTimeout(() => askWhenSettled(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      maxLength={100}
      value={text}
      onChange={({ currentTarget }) => setDraft({ ...draft, text: currentTarget.value })}
      onKeyDown={({ key }) => key === 'Enter' && ask(text)}
    />
  );
}
