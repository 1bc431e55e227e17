import Feature from 'ol/Feature.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import type { FrameState } from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import type RenderEvent from 'ol/render/Event.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import { apply as applyTransform } from 'ol/transform.js';
import Style from 'ol/style/Style.js';
import { outline, parks, towns } from './ground.ts';

/** Inks of the ground, each read from an element of this name, because canvas knows no tokens. */
type Ink = 'land' | 'shore' | 'town' | 'park';

interface Label {
  name: string;
  at: number[];
  /** Lowest zoom at which it is drawn. */
  from: number;
  ink: Ink;
}

const zoomOfRank: Record<string, number> = { 1: 3.5, 2: 6.5 };
const zoomOfParks = 8.5;

/** The province with its towns and parks. */
export function drawGround(container: HTMLElement) {
  const land = new Feature(new MultiPolygon(ringsOf(outline).map((ring) => [ring])));
  const layer = new VectorLayer({
    source: new VectorSource({ features: [land] }),
    style: () =>
      new Style({
        fill: new Fill({ color: colourOf(container, 'land') }),
        stroke: new Stroke({ color: colourOf(container, 'shore'), width: 1 }),
      }),
  });
  const labels = [...townLabels(), ...parkLabels()];
  layer.on('postrender', (event) => drawLabels(event, labels, container));
  return { layers: [layer], remove: onNewColours(() => layer.changed()) };
}

function ringsOf(text: string): number[][][] {
  return text.split('/').map((ring) => {
    const steps = ring.split(' ').map(Number);
    let [latitude, longitude] = [0, 0];
    return Array.from({ length: steps.length / 2 }, (_, index) => {
      latitude += steps[2 * index] ?? 0;
      longitude += steps[2 * index + 1] ?? 0;
      return fromLonLat([longitude / 1_000, latitude / 1_000]);
    });
  });
}

function entriesOf(text: string) {
  return text.split(';').map((entry) => {
    const [name = '', latitude, longitude, rank = ''] = entry.split('|');
    return { name, rank, at: fromLonLat([Number(longitude) / 1_000, Number(latitude) / 1_000]) };
  });
}

const townLabels = (): Label[] =>
  entriesOf(towns).map(({ name, at, rank }) => ({
    name,
    at,
    from: zoomOfRank[rank] ?? 9,
    ink: 'town',
  }));

const parkLabels = (): Label[] =>
  entriesOf(parks).map(({ name, at }) => ({ name, at, from: zoomOfParks, ink: 'park' }));

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Draws as many names as have room, the first ones first. */
function drawLabels({ context, frameState }: RenderEvent, labels: Label[], container: HTMLElement) {
  if (!(context instanceof CanvasRenderingContext2D) || !frameState) return;
  const { pixelRatio, viewState } = frameState;
  const taken: Box[] = [];
  context.save();
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.strokeStyle = colourOf(container, 'land');
  for (const { name, at, from, ink } of labels) {
    const place = viewState.zoom < from ? null : pixelOf(at, frameState);
    if (!place) continue;
    const isDotted = ink === 'town';
    const [x, y] = [place.x, place.y + (isDotted ? 0 : 16)];
    context.font = fontOf(container, ink);
    const { width } = context.measureText(name);
    const box = { left: x - 4, right: x + width + 12, top: y - 9, bottom: y + 9 };
    if (taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    drawLabel(context, { name, x, y, colour: colourOf(container, ink), isDotted });
  }
  context.restore();
}

/** Returns the pixel of a place in the view; null outside it. */
function pixelOf(at: number[], { coordinateToPixelTransform, size }: FrameState) {
  const [x = 0, y = 0] = applyTransform(coordinateToPixelTransform, [...at]);
  const [width = 0, height = 0] = size;
  return x < 0 || y < 0 || x > width || y > height ? null : { x, y };
}

interface Drawn {
  name: string;
  x: number;
  y: number;
  colour: string;
  isDotted: boolean;
}

function drawLabel(context: CanvasRenderingContext2D, { name, x, y, colour, isDotted }: Drawn) {
  context.fillStyle = colour;
  if (isDotted) {
    context.beginPath();
    context.arc(x, y, 2.5, 0, 2 * Math.PI);
    context.fill();
  }
  context.strokeText(name, x + 7, y);
  context.fillText(name, x + 7, y);
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const inkOf = (container: HTMLElement, ink: Ink) =>
  getComputedStyle(container.querySelector(`[data-ink="${ink}"]`) ?? container);

const colourOf = (container: HTMLElement, ink: Ink) => inkOf(container, ink).color;

function fontOf(container: HTMLElement, ink: Ink): string {
  const { fontWeight, fontSize, fontFamily, fontStyle } = inkOf(container, ink);
  return `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
}

/** Calls back when the page changes between light and dark. Returns a function that ends that. */
function onNewColours(onChange: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const theme = new MutationObserver(onChange);
  dark.addEventListener('change', onChange);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    theme.disconnect();
    dark.removeEventListener('change', onChange);
  };
}
