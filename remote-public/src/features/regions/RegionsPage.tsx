import { CardGrid } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { SitePage } from '#layout/SitePage.tsx';
import { MapOfRegions } from './MapOfRegions.tsx';
import { messages } from './messages.ts';
import { RegionCard } from './RegionCard.tsx';
import { regions } from './regions.ts';

/** All ten provinces and three territories: on a map, and in rows of three. */
export default function RegionsPage() {
  const { title, lead, description } = useMessages(messages);

  return (
    <SitePage title={title} lead={lead} description={description}>
      <MapOfRegions />
      <CardGrid columns={3}>
        {regions.map((region) => (
          <RegionCard key={region.code} region={region} />
        ))}
      </CardGrid>
    </SitePage>
  );
}
