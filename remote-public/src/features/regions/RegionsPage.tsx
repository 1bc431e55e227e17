import { useMessages } from '@camp/ui/i18n/define-messages';
import { withQuery } from '@camp/contracts/client/query-string';
import { placeNames } from '@camp/contracts/places/place-names';
import { tourismRegions } from '@camp/contracts/places/vocabulary';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { Link } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import { SitePage } from '#components/SitePage.tsx';
import { messages } from './messages.ts';
import { britishColumbia, futureRegions } from './regions.ts';
import { CanadaMap, RegionOutline } from './canada-map/CanadaMap.tsx';
import { mapSource } from './map-source.ts';
import { FutureRegion, OpenRegion, RegionGrid } from './RegionGrid.tsx';
import styles from './regions.module.css';
import { regionNames } from './region-names.ts';

/** All ten provinces and three territories: the open one, those to come, and a map of them. */
export default function RegionsPage() {
  const texts = useMessages(messages);
  const names = useMessages(regionNames);
  const { title, lead, description, futureLead } = texts;

  return (
    <SitePage title={title} lead={lead} description={description}>
      <div className={styles.band}>
        <MapOfRegions />
        <PartsOfTheOpen />
      </div>
      <RegionGrid columns={3} open={<OpenRegionCard />} lead={futureLead}>
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

/** The parts of the open region, each a way to the campgrounds in it. */
function PartsOfTheOpen() {
  const { parts } = useMessages(messages);
  const { region } = useMessages(placeNames);

  return (
    <nav className={styles.parts} aria-label={parts}>
      <p className={styles.partsTitle} aria-hidden="true">
        {parts}
      </p>
      <ul>
        {tourismRegions.map((part) => (
          <li key={part}>
            <Link to={withQuery('/campgrounds', new URLSearchParams({ region: part }))}>
              {region[part]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The region that is open, with the way in. */
function OpenRegionCard() {
  const texts = useMessages(messages);
  const { code, link } = britishColumbia;
  const name = useMessages(regionNames)[code];

  return (
    <OpenRegion
      heading={<h2>{name}</h2>}
      badge={<Badge tone="success">{texts.open}</Badge>}
      text={texts.landscapes[code]}
    >
      <Link to={link}>{texts.explore[code]}</Link>
      <Link to="/campgrounds">{texts.campgrounds}</Link>
    </OpenRegion>
  );
}
