import { Link } from '@camp/shell-api';
import { withQuery } from '@camp/contracts/client/query-string';
import { placeNames } from '@camp/contracts/places/place-names';
import { tourismRegions } from '@camp/contracts/places/vocabulary';
import { Tree } from '@camp/ui/artwork/scenery';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { lakes, outline, viewBox } from './outline.ts';
import styles from '#features/british-columbia/british-columbia.module.css';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/british-columbia/map']>({ en, fr });

const trees = [
  { x: 214, y: 216, height: 30 },
  { x: 236, y: 224, height: 40 },
  { x: 258, y: 218, height: 28 },
  { x: 392, y: 306, height: 26 },
  { x: 410, y: 312, height: 34 },
];

/** Middles of parts that have no room for their name: Campbell River, Whistler, Invermere. */
const places = [
  { x: 284, y: 514 },
  { x: 371, y: 496 },
  { x: 574, y: 466 },
];

/** From each of them to its name. */
const leaders = 'M284 514 160 530M371 496 397 585M574 466 566 386';

/** The province; the name of each of its parts leads to the campgrounds in it. Original drawing on open data. */
export function ProvinceMap() {
  const { map } = useMessages(messages);
  const { region } = useMessages(placeNames);

  return (
    <div className={styles.province}>
      <svg viewBox={viewBox} role="img" aria-label={map}>
        <path className={styles.sea} d={outline} />
        <path className={styles.land} d={outline} />
        <path className={styles.lakes} d={lakes} />
        <g className={styles.trees}>
          {trees.map((tree) => (
            <Tree key={tree.x} {...tree} />
          ))}
        </g>
        <path
          className={styles.ridge}
          d="m366 262 14-24 9 13 8-10 17 21M452 432l12-20 9 12 7-8 14 16"
        />
        <g className={styles.leaders}>
          <path d={leaders} />
          <path d={leaders} />
          {places.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="7" />
          ))}
        </g>
      </svg>
      <ul>
        {tourismRegions.map((part) => (
          <li key={part} data-part={part}>
            <Link to={withQuery('/campgrounds', new URLSearchParams({ region: part }))}>
              {region[part]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
