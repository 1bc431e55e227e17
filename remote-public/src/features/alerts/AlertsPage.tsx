import { CardGrid } from '@camp/ui/Card';
import { useMessages } from '@camp/ui/language';
import { Page } from '@camp/ui/Page';
import { useBreadcrumb } from '#features/british-columbia/breadcrumb.ts';
import { crumbLink } from '#links/crumb-link.tsx';
import { EmergencyCall } from './EmergencyCall.tsx';
import { messages } from './messages.ts';
import { ResourceCard } from './ResourceCard.tsx';
import { resources } from './resources.ts';

/** Where campers in British Columbia find what the authorities say; it says nothing in their place. */
export default function AlertsPage() {
  const texts = useMessages(messages);
  const breadcrumb = useBreadcrumb(texts.title);

  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      description={texts.description}
      breadcrumb={breadcrumb}
      renderLink={crumbLink}
      width="wide"
    >
      <EmergencyCall />
      <CardGrid columns={3}>
        {resources.map((resource) => (
          <ResourceCard key={resource.key} resource={resource} />
        ))}
      </CardGrid>
    </Page>
  );
}
