import { useMessages } from '@camp/ui/i18n/define-messages';
import { StaffPage } from '#layout/StaffPage.tsx';
import { messages } from './messages.ts';
import { ProviderCard } from './ProviderCard.tsx';
import { RecentSessions } from './RecentSessions.tsx';

/** Whether payments work, and the checkouts of late. */
export default function BillingPage() {
  const texts = useMessages(messages);

  return (
    <StaffPage title={texts.title} lead={texts.lead} width="wide">
      <ProviderCard />
      <RecentSessions />
    </StaffPage>
  );
}
