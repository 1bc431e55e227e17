import { CardGrid } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useCrumbs } from '#features/british-columbia/breadcrumb.ts';
import { SitePage } from '#layout/SitePage.tsx';
import { EmergencyCall } from './EmergencyCall.tsx';
import { messages } from './messages.ts';
import { ResourceCard } from './ResourceCard.tsx';
import { resources } from './resources.ts';

/** Where campers in British Columbia find what the authorities say; it says nothing in their place. */
export default function AlertsPage() {
  const texts = useMessages(messages);
  const { regions, britishColumbia } = useCrumbs();

  return (
    <SitePage
      title={texts.title}
      lead={texts.lead}
      description={texts.description}
      above={[regions, britishColumbia]}
    >
      <EmergencyCall />
      <CardGrid columns={3}>
        {resources.map((resource) => (
          <ResourceCard key={resource.key} resource={resource} />
        ))}
      </CardGrid>
    </SitePage>
  );
}
