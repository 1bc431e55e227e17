import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { Link } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import { Button } from '@camp/ui/actions/Button';
import { SitePage } from '#components/SitePage.tsx';
import { messages } from './messages.ts';
import { britishColumbia, futureRegions } from './regions.ts';
import { CanadaMap, RegionOutline } from './canada-map/CanadaMap.tsx';
import { mapSource } from './map-source.ts';
import { FutureRegion, RegionGrid } from './RegionGrid.tsx';
import styles from './regions.module.css';
import { regionNames } from './region-names.ts';

/** All ten provinces and three territories: the open one, those to come, and a map of them. */
export default function RegionsPage() {
  const texts = useMessages(messages);
  const names = useMessages(regionNames);
  const { title, lead, description, futureLead } = texts;

  return (
    <SitePage title={title} lead={lead} description={description}>
      <RegionGrid columns={3} open={<OpenRegionCard />} lead={futureLead} beside={<MapOfRegions />}>
        {futureRegions.map(({ code }) => (
          <FutureRegion
            key={code}
            heading={<h2>{names[code]}</h2>}
            status={texts.future}
            text={texts.landscapes[code]}
            outline={<RegionOutline code={code} className={styles.outline} />}
          />
        ))}
      </RegionGrid>
    </SitePage>
  );
}

/** A map of the regions, on which the open one is a link, and the map's source. */
function MapOfRegions() {
  const texts = useMessages(messages);
  const names = useMessages(regionNames);
  const { code, link } = britishColumbia;

  return (
    <figure className={styles.figure}>
      <CanadaMap label={texts.map} links={{ [code]: { href: link, name: names[code] } }} />
      <figcaption className={styles.source}>
        {texts.mapSource} <ExternalLink href={mapSource.href}>{mapSource.name}</ExternalLink>
      </figcaption>
    </figure>
  );
}

/** The region that is open, with the way in. */
function OpenRegionCard() {
  const texts = useMessages(messages);
  const { code, link } = britishColumbia;
  const name = useMessages(regionNames)[code];

  return (
    <Card
      title={name}
      action={<Badge tone="success">{texts.open}</Badge>}
      footer={
        <>
          <Button render={<Link to={link} />}>{texts.explore[code]}</Button>
          <Button variant="secondary" render={<Link to="/campgrounds" />}>
            {texts.campgrounds}
          </Button>
        </>
      }
    >
      <p>{texts.landscapes[code]}</p>
    </Card>
  );
}
