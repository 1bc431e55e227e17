import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Health } from './Health.tsx';
import { messages } from './messages.ts';

interface Props {
  generation: number;
  isOpen: boolean;
  onClose: () => void;
}

/** How the builds of an earlier generation fare. */
export function HealthDialog({ generation, isOpen, onClose }: Props) {
  const texts = useMessages(messages);

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={texts.title(generation)}
      description={texts.lead}
    >
      <Health generation={generation} />
    </Dialog>
  );
}
