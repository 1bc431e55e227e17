import { endCanary, promoteCanary } from '@camp/contracts/releases';
import { api } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import { ReleaseAct } from './ReleaseAct.tsx';

/** What an admin can do about a canary: give it to everybody, or to nobody. */
export function CanaryActs({ seen }: { seen: number }) {
  const texts = useMessages(messages);

  return (
    <>
      <ReleaseAct
        texts={texts.promote}
        variant="primary"
        seen={seen}
        act={(live) => api(promoteCanary, { body: { seen: live } })}
      />
      <ReleaseAct
        texts={texts.end}
        variant="secondary"
        seen={seen}
        act={(live) => api(endCanary, { body: { seen: live } })}
      />
    </>
  );
}
