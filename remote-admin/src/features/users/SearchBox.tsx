import { SearchField } from '@camp/ui/SearchField';
import { useEffect, useRef } from 'react';

/** Wait after the last keystroke before the server is asked, in milliseconds. */
const typingPauseMs = 300;

interface Props {
  initial: string;
  onSearch: (text: string) => void;
}

/** Searches a moment after the last keystroke, or at once on Enter. */
export function SearchBox({ initial, onSearch }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function searchAfter(ms: number, text: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), ms);
  }

  return (
    <SearchField
      label="Search users"
      placeholder="Search users…"
      maxLength={100}
      defaultValue={initial}
      onChange={({ currentTarget }) => searchAfter(typingPauseMs, currentTarget.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') searchAfter(0, currentTarget.value);
      }}
    />
  );
}
