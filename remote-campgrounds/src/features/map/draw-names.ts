import type { FrameState } from 'ol/Map.js';
import type RenderEvent from 'ol/render/Event.js';
import { apply as applyTransform } from 'ol/transform.js';
import type { InkName, Inks } from './inks.ts';

export interface Label {
  name: string;
  at: number[];
  /** Lowest zoom at which it is written. */
  from: number;
  ink: InkName;
}

/** The place of a marker, and its edges from there in pixels. */
export interface MarkerSpot {
  at: number[];
  edges: Box;
  /** Written on it. */
  name?: string;
}

interface Writing {
  inks: Inks;
  /** Returns where markers are now: no name is written under one. */
  markersAt: () => MarkerSpot[];
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Writes as many names as have room in the view, the first ones first, and each once. */
export function drawNames(
  { context, frameState }: RenderEvent,
  labels: readonly Label[],
  { inks, markersAt }: Writing,
) {
  if (!(context instanceof CanvasRenderingContext2D) || !frameState) return;
  const { pixelRatio, viewState } = frameState;
  const names: Box[] = [controlsBox(frameState), scaleBox(frameState)];
  const spots = markersAt();
  const markers = spots.flatMap(({ at, edges }) => {
    const pixel = pixelOf(at, frameState);
    return pixel ? [moved(edges, pixel)] : [];
  });
  const written = new Set(spots.flatMap(({ name }) => name ?? []));
  context.save();
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.lineJoin = 'round';
  for (const { name, at, from, ink } of labels) {
    const point = viewState.zoom < from || written.has(name) ? null : pixelOf(at, frameState);
    if (!point) continue;
    const { colour, font } = inks.of(ink);
    context.font = font;
    /* The edge of a dot may lie under that of a marker. */
    const dots = ink === 'town' ? [moved(boxOf(1.5), point)] : [];
    const boxes = boxesOf(ink, point, context.measureText(name).width);
    const text = freeBox(boxes, { dots, markers, names, size: frameState.size });
    if (!text) continue;
    names.push(text, ...dots);
    written.add(name);
    context.fillStyle = colour;
    context.strokeStyle = inks.of(groundOf(ink)).colour;
    if (ink === 'town') drawDot(context, point);
    drawName(context, name, text);
  }
  context.restore();
}

/** The buttons in the corner (map.module.css): no name is written under them. */
const controlsBox = ({ size: [width = 0] }: FrameState): Box => ({
  left: width - 64,
  right: width,
  top: 0,
  bottom: 160,
});

/** The scale in the other corner. */
const scaleBox = ({ size: [, height = 0] }: FrameState): Box => ({
  left: 0,
  right: 136,
  top: height - 36,
  bottom: height,
});

/** The ground that a name is written on. */
const groundOf = (ink: InkName): InkName => (ink === 'beyond' ? 'neighbours' : 'land');

interface RoomOptions {
  /** The dot of a town; a name may not cover that of another. */
  dots: readonly Box[];
  markers: readonly Box[];
  /** Boxes of the names that are written, and of their dots. */
  names: readonly Box[];
  /** Width and height of the view. */
  size: readonly number[];
}

/**
 * Returns the first box in view that covers nothing; undefined where there is none, or a name or a marker lies over the
 * dot.
 */
export function freeBox(boxes: readonly Box[], options: RoomOptions): Box | undefined {
  const { dots, markers, names, size } = options;
  const taken = [...markers, ...names];
  const isFree = (box: Box) => !taken.some((other) => overlap(box, other));
  return dots.every(isFree) ? boxes.find((box) => isInView(box, size) && isFree(box)) : undefined;
}

interface Pixel {
  x: number;
  y: number;
}

/** Room around the letters, in pixels. */
const margin = 5;

/** Returns where a name may stand, the best places first: around a town, at a park, across a water or beside it. */
export function boxesOf(ink: InkName, { x, y }: Pixel, width: number): Box[] {
  const boxAt = (left: number, middle: number): Box => ({
    left: left - margin,
    right: left + width + margin,
    top: middle - 9,
    bottom: middle + 9,
  });
  const across = boxAt(x - width / 2, y);
  if (ink === 'beyond') return [across];
  if (ink === 'water') return [across, boxAt(x + 14, y), boxAt(x - 14 - width, y)];
  const middle = across.left + margin;
  /* Its middle is the park's point, or right above or below it. */
  if (ink === 'park') return [across, ...[24, -24, 34, -34].map((far) => boxAt(middle, y + far))];
  /* Touching its dot: further away a name says that another place is this town. */
  const beside = [0, 8, -8].flatMap((far) => [
    boxAt(x + 7, y + far),
    boxAt(x - 7 - width, y + far),
  ]);
  const over = [middle, x - 7, x + 7 - width].flatMap((from) => [
    boxAt(from, y + 16),
    boxAt(from, y - 16),
  ]);
  return [...beside.slice(0, 2), ...over.slice(0, 2), ...beside.slice(2), ...over.slice(2)];
}

/** A box around the place that it is measured from. */
export const boxOf = (radius: number): Box => ({
  left: -radius,
  right: radius,
  top: -radius,
  bottom: radius,
});

const moved = ({ left, right, top, bottom }: Box, { x, y }: Pixel): Box => ({
  left: x + left,
  right: x + right,
  top: y + top,
  bottom: y + bottom,
});

/** Returns the pixel of a place in the view; null outside it. */
function pixelOf(at: number[], { coordinateToPixelTransform, size }: FrameState): Pixel | null {
  const [x = 0, y = 0] = applyTransform(coordinateToPixelTransform, [...at]);
  const [width = 0, height = 0] = size;
  return x < 0 || y < 0 || x > width || y > height ? null : { x, y };
}

function drawDot(context: CanvasRenderingContext2D, { x, y }: Pixel) {
  context.beginPath();
  context.arc(x, y, 2.5, 0, 2 * Math.PI);
  context.fill();
}

function drawName(context: CanvasRenderingContext2D, name: string, box: Box) {
  const [x, y] = [box.left + margin, (box.top + box.bottom) / 2];
  context.strokeText(name, x, y);
  context.fillText(name, x, y);
}

const isInView = (box: Box, [width = 0]: readonly number[]) => box.left >= 0 && box.right <= width;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
