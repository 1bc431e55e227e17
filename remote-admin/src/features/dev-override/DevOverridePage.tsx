import { useLocation } from '@camp/shell-api';
import { EmptyState } from '@camp/ui/feedback/EmptyState';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { StaffPage } from '#layout/StaffPage.tsx';
import { messages } from './messages.ts';
import { Proposal } from './Proposal.tsx';
import { proposalIn } from './proposal.ts';

/** Where `npm run dev -- --remote … --shell …` leads: what it proposes, for staff to use or not. */
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
  if (proposal === null) return <EmptyState title={texts.nothingTitle}>{texts.nothing}</EmptyState>;
  return <EmptyState title={texts.brokenTitle}>{texts.broken}</EmptyState>;
}
