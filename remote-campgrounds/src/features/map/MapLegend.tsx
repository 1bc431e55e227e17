import { siteSettings } from '@camp/shell-api';
import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import type { MapPoints } from '#places/campgrounds.queries.ts';
import { messages } from './messages.ts';
import styles from './map.module.css';

/** What the markers mean, what is not on the map, and whose data it is. */
export function MapLegend({ points }: { points: MapPoints | undefined }) {
  const { legend, withoutPoint, source } = useMessages(messages);
  const tiles = siteSettings().mapTiles;
  const count = points?.without_point ?? 0;

  return (
    <div className={styles.legend}>
      <ul aria-label={legend.label}>
        <li className={styles.sign} data-precision="site">
          {legend.site}
        </li>
        <li className={styles.sign} data-precision="approximate">
          {legend.approximate}
        </li>
      </ul>
      {count > 0 && <p>{withoutPoint(count)}</p>}
      <p className={styles.source}>
        <Link to="/campgrounds/data">{source}</Link>
        {tiles?.attribution && ` · ${tiles.attribution}`}
      </p>
    </div>
  );
}
