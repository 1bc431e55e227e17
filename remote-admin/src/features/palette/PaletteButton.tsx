import { staffTools } from '@camp/contracts/site/slots';
import { useSlotData } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages.ts';

const Palette = lazy(() => import(/* webpackChunkName: "palette" */ './Palette.tsx'));

interface PaletteState {
  /** Number of presses of its keys that it has answered. */
  asked: number;
  isOpen: boolean;
  typed: string;
}

/** Opens the search for pages and people, in the bar of every staff page; Ctrl K and ⌘K do, too. */
export default function PaletteButton() {
  const { open } = useMessages(messages);
  const { asked, typed } = useSlotData(staffTools);
  /* Null until it is used for the first time. */
  const [own, setOwn] = useState<PaletteState | null>(null);
  /* Ctrl K was pressed, and nothing has been done in the palette since. */
  const isAsked = asked !== (own?.asked ?? 0);
  const now = isAsked ? { asked, isOpen: true, typed } : own;

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={open}
        aria-haspopup="dialog"
        title={`${open} (Ctrl K)`}
        onClick={() => setOwn({ asked, isOpen: true, typed: '' })}
      >
        <Icon name="search" />
      </Button>
      <Suspense>
        {now && (
          <Palette
            open={now.isOpen}
            onOpenChange={(isOpen) => setOwn({ ...now, isOpen })}
            typed={now.typed}
            onTyped={(text) => setOwn({ ...now, typed: text })}
          />
        )}
      </Suspense>
    </>
  );
}
