import { type DevOverrideProposal, startDevOverride } from '@camp/contracts/dev-override';
import { api, Link, useMutation } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';
import { messages } from './messages.ts';
import { isThisMachine, pathsIn } from './proposal.ts';
import styles from './Proposal.module.css';

/** Shows what is proposed, and asks: nothing is switched on before the answer. */
export function Proposal({ proposal }: { proposal: DevOverrideProposal }) {
  const texts = useMessages(messages);
  const start = useMutation({
    mutationFn: () => api(startDevOverride, { body: proposal }),
    /* The document decides where a remote comes from, so another one is asked for. */
    onSuccess: () => globalThis.location.assign('/'),
  });
  const place = new URL(proposal.url).host;

  return (
    <Card title={texts.proposed}>
      <dl className={styles.facts}>
        <dt>{texts.remote}</dt>
        <dd>{`remote-${proposal.remote}`}</dd>
        <dt>{texts.place}</dt>
        <dd>
          <code>{proposal.url}</code>
        </dd>
        <dt>{texts.pages}</dt>
        <dd>{pathsIn(proposal).join(', ')}</dd>
      </dl>
      <div className={styles.notices}>
        <Notice tone="warning">{texts.warning(place)}</Notice>
        {!isThisMachine(proposal.url) && <Notice tone="danger">{texts.elsewhere(place)}</Notice>}
        {start.error && <Notice tone="danger">{sentenceOf(start.error, texts.failed)}</Notice>}
      </div>
      <div className={styles.answers}>
        <Button
          pending={start.isPending || start.isSuccess}
          pendingLabel={texts.starting}
          onClick={() => start.mutate()}
        >
          {texts.use}
        </Button>
        <Button variant="secondary" render={<Link to="/admin">{texts.cancel}</Link>} />
      </div>
    </Card>
  );
}
