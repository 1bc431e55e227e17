import { Card, CardGrid } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { Link } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import { Button } from '@camp/ui/actions/Button';
import { SitePage } from '#components/SitePage.tsx';
import { messages } from './messages.ts';
import { britishColumbia, type Region, regions } from './regions.ts';
import { CanadaMap } from './canada-map/CanadaMap.tsx';
import { mapSource } from './canada-map/outlines.ts';
import mapStyles from './regions.module.css';
import { regionNames } from './region-names.ts';

/** All ten provinces and three territories, on a map and as cards. */
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

/** A map of the regions, on which the open one is a link, and the map's source. */
function MapOfRegions() {
  const texts = useMessages(messages);
  const names = useMessages(regionNames);
  const { code, link } = britishColumbia;

  return (
    <figure className={mapStyles.figure}>
      <CanadaMap label={texts.map} links={{ [code]: { href: link, name: names[code] } }} />
      <figcaption className={mapStyles.source}>
        {texts.mapSource} <ExternalLink href={mapSource.href}>{mapSource.name}</ExternalLink>
      </figcaption>
    </figure>
  );
}

/** One region: open ones link to their pages, the others say what may come. */
function RegionCard({ region }: { region: Region }) {
  const texts = useMessages(messages);
  const names = useMessages(regionNames);
  const { code, kind, link } = region;

  return (
    <Card
      title={names[code]}
      footer={
        link && (
          <Button size="small" render={<Link to={link} />}>
            {texts.explore[code]}
          </Button>
        )
      }
    >
      <p>
        <Badge tone={link ? 'success' : 'neutral'}>{link ? texts.open : texts.kinds[kind]}</Badge>
      </p>
      <p>{texts.landscapes[code]}</p>
      {!link && <p className={mapStyles.future}>{texts.future[kind]}</p>}
    </Card>
  );
}
