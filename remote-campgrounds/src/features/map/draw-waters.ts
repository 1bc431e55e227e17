import Feature from 'ol/Feature.js';
import { intersects } from 'ol/extent.js';
import MultiLineString from 'ol/geom/MultiLineString.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OpenLayersMap from 'ol/Map.js';
import { transformExtent } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { areasOf, linesOf } from './ground-lines.ts';
import type { Inks } from './inks.ts';
import { type Tile, tiles, whole } from './tiles.ts';

/** From here on tiles are fetched: what comes with the map is as fine as a pixel up to this zoom. */
const zoomOfTiles = 7.75;

const boundsOf = ({ west, south, width, height }: Tile) =>
  transformExtent([west, south, west + width, south + height], 'EPSG:4326', 'EPSG:3857');

/** Lakes and rivers: the main ones at once, and from near by all of them, by tiles. */
export class Waters {
  readonly layer: VectorLayer;
  private readonly coarse = new VectorSource();
  private readonly fine = new VectorSource();
  private readonly onTowns: (names: string) => void;
  private readonly wanted = new Set<string>();
  private readonly there = new Set<string>();

  /** Small towns of a tile are passed on. */
  constructor(inks: Inks, onTowns: (names: string) => void) {
    this.onTowns = onTowns;
    this.layer = new VectorLayer({
      source: this.coarse,
      style: (feature, resolution) =>
        feature.getGeometry() instanceof Polygon ? lakeStyle(inks) : riverStyle(inks, resolution),
    });
  }

  /** Shows what fits the view of a map. Tiles that could not be fetched are fetched with the next move. */
  show(map: OpenLayersMap): void {
    const view = map.getView();
    const isNear = (view.getZoom() ?? 0) >= zoomOfTiles;
    const extent = view.calculateExtent(map.getSize());
    const inView = isNear ? tiles.filter((tile) => intersects(boundsOf(tile), extent)) : [];
    for (const url of [whole, ...inView.map((tile) => tile.url)]) void this.fetch(url, map);
    const isComplete = isNear && inView.every(({ url }) => this.there.has(url));
    const source = isComplete ? this.fine : this.coarse;
    if (this.layer.getSource() !== source) this.layer.setSource(source);
  }

  private async fetch(url: string, map: OpenLayersMap): Promise<void> {
    if (this.wanted.has(url)) return;
    this.wanted.add(url);
    try {
      const content = await contentOf(url);
      (url === whole ? this.coarse : this.fine).addFeatures(featuresOf(content));
      this.onTowns(content.towns);
      this.there.add(url);
      this.show(map);
    } catch {
      this.wanted.delete(url);
    }
  }
}

interface TileContent {
  lakes: string;
  rivers: string;
  towns: string;
}

async function contentOf(url: string): Promise<TileContent> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return (await response.json()) as TileContent;
}

/** Rivers are one feature, which is stroked at once: a third of the time of one by one. */
const featuresOf = (content: Pick<TileContent, 'lakes' | 'rivers'>) => [
  ...areasOf(content.lakes).map((shores) => new Feature(new Polygon(shores))),
  new Feature(new MultiLineString(linesOf(content.rivers))),
];

const lakeStyle = (inks: Inks) =>
  new Style({
    fill: new Fill({ color: inks.of('lake').colour }),
    stroke: new Stroke({ color: inks.of('river').colour, width: 1 }),
    zIndex: 1,
  });

/** Metres of a pixel from which on a river is drawn as more than a hair. */
const nearResolution = 400;

const riverStyle = (inks: Inks, resolution: number) =>
  new Style({
    stroke: new Stroke({
      color: inks.of('river').colour,
      width: resolution < nearResolution ? 2.5 : 1,
    }),
  });
