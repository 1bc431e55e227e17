import OpenLayersMap from 'ol/Map.js';
import View from 'ol/View.js';
import { easeOut } from 'ol/easing.js';
import { platformModifierKeyOnly } from 'ol/events/condition.js';
import { boundingExtent } from 'ol/extent.js';
import { defaults } from 'ol/interaction/defaults.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import TileLayer from 'ol/layer/Tile.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import XYZ from 'ol/source/XYZ.js';
import type { MapPoints } from '#places/campgrounds.queries.ts';
import { drawGround } from './draw-ground.ts';
import { coverProvince, type Focus, inFocus } from './in-focus.ts';
import type { MarkerEvents } from './marker-buttons.ts';
import { MarkerLayer, type OwnPlace } from './marker-layer.ts';
import { drawScaleBar } from './scale-bar.ts';

/*
 * The part of the map that needs the library; its files are fetched when a map is shown
 * (docs/decisions/places.md#0210). The province is drawn from our own files.
 */

/** The province with its neighbours' edges: west, south, east, north. */
const province = [-139.2, 48.2, -113.9, 60.1];
/** Bounds of the map, in the same order: the view does not leave them. */
const reach = [-150, 45, -103, 63.5];

/**
 * Room between the edges and the points that a map is opened for, in pixels: top, right, bottom, left. The buttons stand
 * on the right (map.module.css).
 */
const padding = [28, 64, 28, 20];
/** The same where a place has its name on it, which must not be cut. */
const paddingOfOwn = [64, 96, 28, 96];
/** Around the whole province, in whose corner with the buttons no campground lies. */
const paddingOfAll = [8, 8, 8, 8];

interface MapOptions extends MarkerEvents {
  container: HTMLElement;
  /** Address of real map tiles, with `{z}`, `{x}` and `{y}`; null draws the ground alone. */
  tiles: string | null;
}

interface ShowOptions {
  focus: Focus | null;
  /** The place that has a pin with its name. */
  own: OwnPlace | null;
}

export interface DrawnMap {
  /** Draws points, and goes where they are, or those around a town that was searched for. */
  show: (points: MapPoints['points'], options: ShowOptions) => void;
  /** Emphasises the marker that a campground is in. */
  mark: (slug: string | null) => void;
  /** Zooms in by levels, a pin staying where it is; a negative number zooms out. */
  zoomBy: (levels: number) => void;
  showProvince: () => void;
  remove: () => void;
}

/** Draws the map into an element, which takes the keys: arrows move it, + and − zoom. */
export function drawMap({ container, tiles, ...events }: MapOptions): DrawnMap {
  const ground = drawGround({
    container,
    markersAt: () => markers.spots,
  });
  const view = provinceView();
  const map: OpenLayersMap = new OpenLayersMap({
    target: container,
    view,
    controls: [],
    interactions: interactionsOf(container),
    layers: tiles === null ? ground.layers : [new TileLayer({ source: new XYZ({ url: tiles }) })],
  });
  if (tiles === null) ground.follow(map);
  drawScaleBar(map, container);
  const markers: MarkerLayer = new MarkerLayer(map, events);
  const fit = fitIn(map, view);
  const showProvince = () => view.fit(projected(province), { duration: duration() });
  view.fit(projected(province), { size: sizeOf(container) });
  container.tabIndex = 0;

  return {
    show: (points, { focus, own }) => {
      markers.show(points);
      markers.pin(own);
      const shown = inFocus(points, focus);
      const extent = extentOf(shown, own);
      if (coverProvince(shown)) fit(projected(province), paddingOfAll);
      else if (extent) fit(extent, own ? paddingOfOwn : padding);
      else showProvince();
    },
    mark: (slug) => markers.mark(slug),
    zoomBy: (levels) => {
      const zoom = (view.getZoom() ?? 0) + levels;
      view.animate({ zoom, anchor: markers.pinInView, duration: duration(), easing: easeOut });
    },
    showProvince,
    remove: () => {
      ground.remove();
      map.setTarget();
      map.dispose();
    },
  };
}

/**
 * Returns the function that goes where points are. Until the visitor goes elsewhere, they are in view in a map of any
 * size: a window may become narrower.
 */
function fitIn(map: OpenLayersMap, view: View): (extent: number[], room: number[]) => void {
  let fitted: { extent: number[]; room: number[]; at: string | null } | null = null;
  const place = () => `${view.getCenter()?.join()} ${view.getResolution()}`;
  const fit = (extent: number[], room: number[], milliseconds = duration()) => {
    const next: typeof fitted = { extent, room, at: null };
    fitted = next;
    view.fit(extent, {
      padding: room,
      maxZoom: 9,
      duration: milliseconds,
      callback: (isThere) => (next.at = isThere ? place() : 'elsewhere'),
    });
  };
  map.on('change:size', () => {
    if (fitted && (fitted.at ?? place()) === place()) fit(fitted.extent, fitted.room, 0);
  });
  return (extent, room) => fit(extent, room);
}

const provinceView = () =>
  new View({
    extent: projected(reach),
    maxZoom: 13,
    enableRotation: false,
    showFullExtent: true,
  });

/** The wheel scrolls the page until the map is in use. */
function interactionsOf(container: HTMLElement) {
  const wheelZoom = new MouseWheelZoom({
    condition: (event) =>
      platformModifierKeyOnly(event) || container.contains(document.activeElement),
  });
  return defaults({
    altShiftDragRotate: false,
    pinchRotate: false,
    mouseWheelZoom: false,
  }).extend([wheelZoom]);
}

const projected = (bounds: number[]) => transformExtent(bounds, 'EPSG:4326', 'EPSG:3857');

/** Returns the extent of points and of the place with a pin; null if there are none. */
function extentOf(points: MapPoints['points'], own: OwnPlace | null): number[] | null {
  const all = points.map(([, , latitude, longitude]) => [longitude, latitude]);
  if (own?.point) all.push([own.point.longitude, own.point.latitude]);
  return all.length === 0 ? null : boundingExtent(all.map((position) => fromLonLat(position)));
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => [clientWidth, clientHeight];

/** Milliseconds of a movement; 0 for visitors who prefer reduced motion. */
function duration(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250;
}
