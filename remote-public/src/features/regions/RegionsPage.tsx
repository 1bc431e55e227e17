import { CardGrid } from '@camp/ui/Card';
import { useMessages } from '@camp/ui/language';
import { Page } from '@camp/ui/Page';
import { crumbLink } from '#links/crumb-link.tsx';
import { MapOfRegions } from './MapOfRegions.tsx';
import { messages } from './messages.ts';
import { RegionCard } from './RegionCard.tsx';
import { regions } from './regions.ts';

/** All ten provinces and three territories: on a map, and in rows of three. */
export default function RegionsPage() {
  const { title, lead, description, home } = useMessages(messages);

  return (
    <Page
      title={title}
      lead={lead}
      description={description}
      breadcrumb={[{ label: home, to: '/' }, { label: title }]}
      renderLink={crumbLink}
      width="wide"
    >
      <MapOfRegions />
      <CardGrid columns={3}>
        {regions.map((region) => (
          <RegionCard key={region.code} region={region} />
        ))}
      </CardGrid>
    </Page>
  );
}
