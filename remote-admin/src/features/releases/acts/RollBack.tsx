import { rollBack } from '@camp/contracts/releases';
import { api } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import { ReleaseAct } from './ReleaseAct.tsx';

interface Props {
  generation: number;
  seen: number;
}

/** Makes the content of an earlier generation live again. */
export function RollBack({ generation, seen }: Props) {
  const { to, question, done, ...texts } = useMessages(messages).rollBack;

  return (
    <ReleaseAct
      texts={{ ...texts, question: question(generation), done: done(generation) }}
      object={to(generation)}
      variant="secondary"
      seen={seen}
      act={(live) => api(rollBack, { body: { seen: live, generation } })}
    />
  );
}
