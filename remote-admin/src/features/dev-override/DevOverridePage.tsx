import { type DevOverrideProposal, startDevOverride } from '@camp/contracts/staff/dev-override';
import { api, Link, useLocation, useMutation } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { Notice } from '@camp/ui/feedback/Notice';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Card } from '@camp/ui/layout/Card';
import { Cluster, Stack } from '@camp/ui/layout/spacing';
import { StaffPage } from '@camp/staff/layout/StaffPage';
import styles from './dev-override.module.css';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import { isThisMachine, pathsIn, proposalIn } from './proposal.ts';

const messages = defineMessages<Texts['features/dev-override']>({ en, fr });

/** The page that `npm run dev -- --remote … --shell …` links to: staff decide whether to use what it proposes. */
export default function DevOverridePage() {
  const texts = useMessages(messages);
  const { hash } = useLocation();

  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      <Proposed hash={hash} />
    </StaffPage>
  );
}

function Proposed({ hash }: { hash: string }) {
  const texts = useMessages(messages);
  const proposal = proposalIn(hash);
  if (proposal) return <Proposal proposal={proposal} />;
  if (proposal === null)
    return (
      <EmptyState of="events" title={texts.nothingTitle}>
        {texts.nothing}
      </EmptyState>
    );
  return <EmptyState title={texts.brokenTitle}>{texts.broken}</EmptyState>;
}

/** Shows the proposal and asks; nothing starts before the answer. */
function Proposal({ proposal }: { proposal: DevOverrideProposal }) {
  const texts = useMessages(messages);
  const start = useMutation({
    mutationFn: () => api(startDevOverride, { body: proposal }),
    /* The document decides where a remote comes from, so a new one has to be fetched. */
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
      <Stack gap="12px">
        <Notice tone="warning">{texts.warning({ place })}</Notice>
        {!isThisMachine(proposal.url) && (
          <Notice tone="danger">{texts.elsewhere({ place })}</Notice>
        )}
        {start.error && <Notice tone="danger">{errorMessage(start.error, texts.failed)}</Notice>}
      </Stack>
      <Cluster gap="12px" className={styles.answers}>
        <Button
          pending={start.isPending || start.isSuccess}
          pendingLabel={texts.starting}
          onClick={() => start.mutate()}
        >
          {texts.use}
        </Button>
        <Button variant="secondary" render={<Link to="/admin" />}>
          {texts.cancel}
        </Button>
      </Cluster>
    </Card>
  );
}
