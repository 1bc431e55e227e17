import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * True if a menu is open, and what opens and closes it. Another page closes it as well, and coming back to
 * this one does not open it again.
 */
export function useOpenHere(): [boolean, (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openFor, setOpenFor] = useState<string | null>(null);
  if (openFor !== null && openFor !== key) setOpenFor(null);

  return [openFor === key, (isOpen) => setOpenFor(isOpen ? key : null)];
}
