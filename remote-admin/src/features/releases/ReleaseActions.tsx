import {
  type Canary,
  endCanary,
  promoteCanary,
  rollBack,
  rollBackApp,
} from '@camp/contracts/staff/releases';
import { api, useQueryClient } from '@camp/shell-api';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { useRef } from 'react';
import { useStaffAct } from '#acts/useStaffAct.ts';
import { messages, namesIn, useAppName } from './messages.ts';
import { releasesKey } from './releases.queries.ts';

interface RollBackProps {
  generation: number;
  seen: number;
}

/** Makes the content of an earlier generation live again. */
export function RollBack({ generation, seen }: RollBackProps) {
  const { to, question, done, ...texts } = useMessages(messages).rollBack;

  return (
    <ReleaseAction
      texts={{ ...texts, question: question({ generation }), done: done({ generation }) }}
      object={to({ generation })}
      variant="secondary"
      seen={seen}
      perform={(live) => api(rollBack, { body: { seen: live, generation } })}
    />
  );
}

interface RollBackAppProps {
  /** `shell`, `remote-account` */
  app: string;
  seen: number;
}

/** Makes an earlier build of one app live again; the other apps stay. */
export function RollBackApp({ app, seen }: RollBackAppProps) {
  const texts = useMessages(messages).rollBackApp;
  const name = useAppName()(app);

  return (
    <ReleaseAction
      texts={{ ...texts, question: texts.question({ app: name }), done: texts.done({ app: name }) }}
      object={name}
      variant="secondary"
      seen={seen}
      perform={(live) => api(rollBackApp, { body: { seen: live, app } })}
    />
  );
}

interface CanaryActionsProps {
  canary: Canary;
  seen: number;
}

/** Gives a canary to all visitors, or ends it. A canary that newer releases have overtaken can only be ended. */
export function CanaryActions({ canary: { name: canary, outdated }, seen }: CanaryActionsProps) {
  const { promote, end } = useMessages(messages);
  const apps = namesIn(canary, useAppName());

  return (
    <>
      {outdated.length === 0 && (
        <ReleaseAction
          texts={{ ...promote, question: promote.question({ apps }), done: promote.done({ apps }) }}
          object={apps}
          variant="primary"
          seen={seen}
          perform={(live) => api(promoteCanary, { body: { seen: live, canary } })}
        />
      )}
      <ReleaseAction
        texts={{ ...end, question: end.question({ apps }), done: end.done({ apps }) }}
        object={apps}
        variant="secondary"
        seen={seen}
        perform={(live) => api(endCanary, { body: { seen: live, canary } })}
      />
    </>
  );
}

interface Props {
  texts: { open: string; title: string; question: string; done: string; failed: string };
  /** Follows the button's label for assistive technology, which does not show its row. */
  object?: string;
  variant: 'primary' | 'secondary';
  /** The generation that is on screen as live. */
  seen: number;
  perform: (seen: number) => Promise<unknown>;
}

/** Asks, then changes what every visitor gets, if the generation on screen when it asked is still live. */
function ReleaseAction({ texts, object, variant, seen, perform }: Props) {
  const { pending } = useMessages(messages);
  const queries = useQueryClient();
  const opener = useRef<HTMLButtonElement>(null);
  const change = useStaffAct<{ live: number }>({
    label: texts.open,
    asks: () => ({ title: texts.title, text: texts.question, pendingLabel: pending }),
    call: ({ live }) => perform(live),
    done: () => texts.done,
    failed: texts.failed,
    failureShows: 'in-dialog',
    finalFocus: (isDone) => (isDone ? document.querySelector('h1') : opener.current),
    onClosed: () => void queries.invalidateQueries({ queryKey: releasesKey }),
  });

  return (
    <>
      <Button
        ref={opener}
        variant={variant}
        size="small"
        onClick={() => change.start({ live: seen })}
      >
        {change.label}
        {object && <VisuallyHidden> {object}</VisuallyHidden>}
      </Button>
      <ActDialog act={change} />
    </>
  );
}
