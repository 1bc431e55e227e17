import type { Coordinate } from 'ol/coordinate.js';
import { containsCoordinate } from 'ol/extent.js';
import type OpenLayersMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import Supercluster from 'supercluster';
import type { MapPoints } from '#places/campgrounds.queries.ts';
import { boxOf, type MarkerSpot } from './draw-names.ts';
import { towns } from './ground.ts';
import { pointsOf } from './ground-lines.ts';
import { clusterButton, type MarkerEvents, pinOf, pointButton } from './marker-buttons.ts';

type Point = MapPoints['points'][number];
type Position = [longitude: number, latitude: number];

/**
 * Markers nearer to each other than this are put together, in pixels: half a zoom further out the largest two still lie
 * side by side.
 */
const radius = 50;
/** Pixels of a tile at a zoom of the map. */
const extent = 256;
/** From here on nothing is put together but what shares one point. */
const maxZoom = 12;
/** Markers this far outside the view are there already when the view moves, in degrees. */
const margin = 0.3;

interface Exactness {
  /** Number of places whose own point is known. */
  exact: number;
}

const indexOf = (points: readonly Point[]) =>
  new Supercluster<{ point: Point }, Exactness>({
    radius,
    extent,
    maxZoom,
    map: ({ point: [, , , , precision] }) => ({ exact: precision === 'site' ? 1 : 0 }),
    reduce: (together, { exact }) => {
      together.exact += exact;
    },
  }).load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point[3], point[2]] },
    })),
  );

type Feature = ReturnType<ReturnType<typeof indexOf>['getClusters']>[number];

interface Marker {
  overlay: Overlay;
  spot: MarkerSpot;
  button: HTMLButtonElement;
  /** The cluster it stands for; null for one campground. */
  cluster: number | null;
}

/** The points in view, near ones together; each is a button. Those that stay keep the focus. */
export class MarkerLayer {
  private readonly map: OpenLayersMap;
  private readonly events: MarkerEvents;
  private readonly placed = new Map<string, Marker>();
  private index = indexOf([]);
  private marked: string | null = null;
  private pinned: ReturnType<typeof pinned> | null = null;
  /** Names of the ground make room for the pin as it is: with the next frame it has a size, and another with its font. */
  private readonly pinSize = new ResizeObserver(() => this.map.render());

  constructor(map: OpenLayersMap, events: MarkerEvents) {
    this.map = map;
    this.events = events;
    map.on('moveend', () => this.place());
  }

  /** Places of the markers that are drawn. */
  get spots(): MarkerSpot[] {
    const markers = [...this.placed.values()].map(({ spot }) => spot);
    return this.pinned ? [...markers, this.pinned.spot()] : markers;
  }

  show(points: readonly Point[]): void {
    this.keepOnly(new Set());
    this.index = indexOf(points);
    this.place();
  }

  /** The place of the pin; undefined where it is not in view. */
  get pinInView(): Coordinate | undefined {
    const at = this.pinned?.overlay.getPosition();
    const seen = this.map.getView().calculateExtent(this.map.getSize());
    return at && containsCoordinate(seen, at) ? at : undefined;
  }

  /** Puts a pin with its name above a place, and above the marker that it may be in. */
  pin(place: OwnPlace | null): void {
    this.pinSize.disconnect();
    if (this.pinned) this.map.removeOverlay(this.pinned.overlay);
    this.pinned = place?.point ? pinned(place.name, place.point) : null;
    if (!this.pinned) return;
    this.map.addOverlay(this.pinned.overlay);
    this.pinSize.observe(this.pinned.element);
  }

  /** Emphasises the marker of a campground, or of the cluster that it is in. */
  mark(slug: string | null): void {
    this.marked = slug;
    for (const [key, { button, cluster }] of this.placed) {
      const isMarked = key === slug || (cluster !== null && this.isMarkedIn(cluster));
      button.dataset['marked'] = String(isMarked);
    }
  }

  private isMarkedIn(cluster: number): boolean {
    if (this.marked === null || this.placed.has(this.marked)) return false;
    return this.slugsIn(cluster).includes(this.marked);
  }

  private place(): void {
    const size = this.map.getSize();
    if (!size) return;
    const view = this.map.getView();
    const bounds = transformExtent(view.calculateExtent(size), 'EPSG:3857', 'EPSG:4326');
    const [west = 0, south = 0, east = 0, north = 0] = bounds;
    const found = this.index.getClusters(
      [west - margin, south - margin, east + margin, north + margin],
      Math.round(view.getZoom() ?? 0),
    );
    this.keepOnly(new Set(found.map(keyOf)));
    for (const each of found) this.add(each);
    this.mark(this.marked);
    /* Names of the ground make room for them. */
    this.map.render();
  }

  private keepOnly(wanted: ReadonlySet<string>): void {
    for (const [key, { overlay }] of this.placed) {
      if (wanted.has(key)) continue;
      this.map.removeOverlay(overlay);
      this.placed.delete(key);
    }
  }

  private add(found: Feature): void {
    const key = keyOf(found);
    if (this.placed.has(key)) return;
    const at = positionOf(found);
    const { properties } = found;
    const cluster = 'cluster_id' in properties ? properties.cluster_id : null;
    const button =
      'cluster_id' in properties
        ? clusterButton(
            {
              count: properties.point_count,
              town: nearestTown(at),
              isApproximate: properties.exact === 0 && !this.canOpen(properties.cluster_id),
              onPress: () => this.open(properties.cluster_id, at),
            },
            this.events,
          )
        : pointButton(properties.point, this.events);
    const overlay = new Overlay({
      element: button,
      position: fromLonLat(at),
      positioning: 'center-center',
      stopEvent: false,
    });
    const spot = { at: fromLonLat(at), edges: boxOf(radiusOf(found)) };
    this.placed.set(key, { overlay, spot, button, cluster });
    this.map.addOverlay(overlay);
  }

  /** Zooms in until a cluster separates. One that would not is passed on as picked. */
  private open(cluster: number, at: Position): void {
    if (!this.canOpen(cluster)) return this.events.onPick(this.slugsIn(cluster));
    const zoom = this.index.getClusterExpansionZoom(cluster);
    return this.map.getView().animate({ center: fromLonLat(at), zoom, duration: 250 });
  }

  /** True if zooming in separates a cluster. */
  private canOpen(cluster: number): boolean {
    return this.index.getClusterExpansionZoom(cluster) <= maxZoom;
  }

  private slugsIn(cluster: number): string[] {
    const leaves = this.index.getLeaves(cluster, Infinity);
    return leaves.map(({ properties: { point } }) => point[0]);
  }
}

/** The place that a page is about. */
export interface OwnPlace {
  name: string;
  point: { latitude: number; longitude: number } | null;
}

/** Pixels between a place and the lower edge of its pin's name. */
const rise = 20;

function pinned(name: string, { latitude, longitude }: NonNullable<OwnPlace['point']>) {
  const { element, className } = pinOf(name);
  const at = fromLonLat([longitude, latitude]);
  const overlay = new Overlay({
    element,
    className,
    position: at,
    positioning: 'bottom-center',
    offset: [0, -rise],
    stopEvent: false,
  });
  const edges = () => {
    const [half, height] = [element.offsetWidth / 2, element.offsetHeight];
    return { left: -half, right: half, top: -rise - height, bottom: -rise };
  };
  return { overlay, element, spot: (): MarkerSpot => ({ at, edges: edges(), name }) };
}

const knownTowns = pointsOf(towns);

/** Returns the name of the town that is nearest to a position. */
function nearestTown([longitude, latitude]: Position): string {
  const narrow = Math.cos((latitude * Math.PI) / 180);
  const distances = knownTowns.map(({ position: [x, y] }) =>
    Math.hypot((x - longitude) * narrow, y - latitude),
  );
  return knownTowns[distances.indexOf(Math.min(...distances))]?.name ?? '';
}

function positionOf({ geometry: { coordinates } }: Feature): Position {
  const [longitude = 0, latitude = 0] = coordinates;
  return [longitude, latitude];
}

/** Half the width that is seen of a marker, in pixels: sizes of markers.module.css. */
function radiusOf({ properties }: Feature): number {
  if (!('cluster_id' in properties)) return 12;
  return [15, 16, 19][String(properties.point_count).length - 1] ?? 19;
}

/** The same for the same marker in the next view. */
function keyOf(found: Feature): string {
  const { properties } = found;
  if (!('cluster_id' in properties)) return properties.point[0];
  return `${properties.point_count} at ${positionOf(found).join()}`;
}
