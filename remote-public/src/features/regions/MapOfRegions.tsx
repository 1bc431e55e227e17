import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { CanadaMap } from './canada-map/CanadaMap.tsx';
import { mapSource } from './canada-map/outlines.ts';
import styles from './MapOfRegions.module.css';
import { messages } from './messages.ts';
import { regionNames } from './region-names.ts';
import { britishColumbia } from './regions.ts';

/** Where the regions lie, the open one being a way to its pages, and whose map this is. */
export function MapOfRegions() {
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
