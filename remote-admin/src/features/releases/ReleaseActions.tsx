import {
  type Canary,
  type CanaryHealth,
  endCanary,
  promoteCanary,
  rollBack,
  rollBackApp,
} from '@camp/contracts/staff/releases';
import type { Ending } from '@camp/contracts/staff/release-visitors';
import { api, useQueryClient } from '@camp/shell-api';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import type { WithReason } from '@camp/ui/acts/useAct';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatAgo } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { useRef, useState } from 'react';
import { useStaffAct } from '@camp/staff/acts/useStaffAct';
import { useAskedFor } from '#acts/useAskedFor.ts';
import { namesIn, useAppName } from './app-names.ts';
import type { TakenAway } from './lanes/app-lanes.ts';
import { messages } from './messages.ts';
import styles from './releases.module.css';
import { releasesKey } from './releases.queries.ts';
import { useEndingText } from './VisitorsFailed.tsx';

interface RollBackProps {
  generation: number;
  /** Why what it had was ended or taken back automatically: it takes a word to bring that again. */
  bad: Ending | undefined;
  /** True if it has what the last rollback took away. */
  isTaken: boolean;
  seen: number;
}

/** Makes the content of an earlier generation live again. */
export function RollBack({ generation, bad, isTaken, seen }: RollBackProps) {
  const { to, question, bad: warning, done, again, ...texts } = useMessages(messages).rollBack;
  const endingText = useEndingText();
  const warnings = bad ? [warning({ what: endingText(bad) })] : [];

  return (
    <ReleaseAction
      texts={{
        ...texts,
        ...(isTaken && again),
        question: [question({ generation }), ...warnings].join(' '),
        done: done({ generation }),
      }}
      object={to({ generation })}
      variant="secondary"
      size="row"
      reason={bad ? 'needed' : 'optional'}
      seen={seen}
      perform={(live) => api(rollBack, { body: { ...live, generation } })}
    />
  );
}

interface RollBackAppProps {
  /** `shell`, `remote-account` */
  app: string;
  /** The version that it leads to. */
  version: string;
  seen: number;
  /** Given if the last rollback took away that very version: then it is the newer one. */
  taken: TakenAway | undefined;
}

/** Makes an earlier build of one app live again, or the one that was just rolled back; the other apps stay. */
export function RollBackApp({ app, version, seen, taken }: RollBackAppProps) {
  const { again, of, ...texts } = useMessages(messages).rollBackApp;
  const name = useAppName()(app);
  const since = useTakenText(taken);
  const facts = { ago: '', name: '', ...since, app: name, version };

  return (
    <span className={styles.way}>
      <ReleaseAction
        texts={{
          title: since ? again.title : texts.title,
          open: (since ? again : texts).open({ version }),
          question: (since ? again : texts).question(facts),
          done: (since ? again : texts).done(facts),
          failed: texts.failed,
        }}
        object={of({ app: name })}
        act={`roll-back-${app}`}
        variant="secondary"
        size="row"
        reason="optional"
        seen={seen}
        perform={(live) => api(rollBackApp, { body: { ...live, app, version } })}
      />
      {since && <small className={styles.served}>{again.note(since)}</small>}
    </span>
  );
}

/** Returns how long ago a build was rolled back, and by whom; null for one that was not. */
function useTakenText(taken: TakenAway | undefined) {
  const language = useLanguage();
  const { makers } = useMessages(messages);
  const [now] = useState(Date.now);
  if (!taken) return null;

  const { by, made_by: maker } = taken.by;
  return {
    ago: formatAgo(taken.at, now, language),
    name: maker === 'person' ? by : makers[maker],
  };
}

type Budget = CanaryHealth['budget'];

export const isOverBudget = (budget: Budget | undefined): boolean =>
  budget === 'failures' || budget === 'load-time';

interface CanaryActionsProps {
  canary: Canary;
  /** Undefined until it is known. */
  budget: Budget | undefined;
  seen: number;
}

/**
 * Gives a canary to all visitors, or ends it; what should be done stands out. A canary that newer releases have
 * overtaken can only be ended, and one that fails takes a word to be promoted.
 */
export function CanaryActions({ canary: tried, budget, seen }: CanaryActionsProps) {
  const { name: canary, outdated, builds } = tried;
  const { promote, end } = useMessages(messages);
  const apps = namesIn(canary, useAppName());
  const isOver = isOverBudget(budget);
  const question = isOver ? promote.over : promote.question;

  return (
    <>
      {outdated.length === 0 && (
        <ReleaseAction
          texts={{ ...promote, question: question({ apps }), done: promote.done({ apps }) }}
          object={apps}
          variant={budget === 'kept' ? 'primary' : 'secondary'}
          {...((isOver || builds.some(({ bad }) => bad)) && { reason: 'needed' })}
          seen={seen}
          perform={(live) => api(promoteCanary, { body: { ...live, canary } })}
        />
      )}
      <ReleaseAction
        texts={{ ...end, question: end.question({ apps }), done: end.done({ apps }) }}
        object={apps}
        variant={isOver ? 'primary' : 'secondary'}
        seen={seen}
        perform={({ seen: live }) => api(endCanary, { body: { seen: live, canary } })}
      />
    </>
  );
}

interface Props {
  texts: { open: string; title: string; question: string; done: string; failed: string };
  /** Its name in an address that starts it; absent where none does. */
  act?: string;
  /** Follows the button's label for assistive technology, which does not show its row. */
  object?: string;
  variant: 'primary' | 'secondary';
  /** The generation that is on screen as live. */
  seen: number;
  size?: 'small' | 'row';
  /** Set if it asks for a reason. */
  reason?: 'optional' | 'needed';
  perform: (input: WithReason<Pick<Props, 'seen'>>) => Promise<unknown>;
}

/** Asks, then changes what every visitor gets, if the generation on screen when it asked is still live. */
function ReleaseAction(props: Props) {
  const { texts, object, variant, size = 'small', seen, act = '', reason, perform } = props;
  const { pending } = useMessages(messages);
  const queries = useQueryClient();
  const opener = useRef<HTMLButtonElement>(null);
  const change = useStaffAct<Pick<Props, 'seen'>>({
    label: texts.open,
    asks: () => ({
      title: texts.title,
      text: texts.question,
      pendingLabel: pending,
      ...(reason && { reason }),
    }),
    call: perform,
    done: () => texts.done,
    failed: texts.failed,
    failureShows: 'in-dialog',
    finalFocus: (isDone) => (isDone ? document.querySelector('h1') : opener.current),
    onClosed: () => void queries.invalidateQueries({ queryKey: releasesKey }),
  });
  useAskedFor({ act, isOpen: true, start: () => change.start({ seen }) });

  return (
    <>
      <Button ref={opener} variant={variant} size={size} onClick={() => change.start({ seen })}>
        {change.label}
        {object && <VisuallyHidden> {object}</VisuallyHidden>}
      </Button>
      <ActDialog act={change} />
    </>
  );
}
