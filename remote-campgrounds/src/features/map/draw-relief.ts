import type { FrameState } from 'ol/Map.js';
import { transformExtent } from 'ol/proj.js';
import type RenderEvent from 'ol/render/Event.js';
import { apply as applyTransform } from 'ol/transform.js';
import { reliefStrength } from './relief-strength.ts';
import relief from './relief.webp';

/** West, south, east, north of the picture: also in artwork/campgrounds-map/make-relief.ts. */
const [west = 0, south = 0, east = 0, north = 0] = transformExtent(
  [-142, 46.5, -110, 62],
  'EPSG:4326',
  'EPSG:3857',
);

/** Fetches the shades of the mountains. They are an ornament: without them the map is whole. */
export async function readRelief(): Promise<HTMLCanvasElement | null> {
  const picture = new Image();
  /* The files of a remote may be on another host, and the pixels of its pictures are read here. */
  picture.crossOrigin = 'anonymous';
  picture.src = relief;
  const isThere = await picture.decode().then(
    () => true,
    () => false,
  );
  return isThere ? shadesOf(picture) : null;
}

/** Returns grey as clear, dark as shadow and bright as light. */
function shadesOf(picture: HTMLImageElement): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(picture, 0, 0);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const light = (pixels.data[at] ?? 128) - 128;
    pixels.data.fill(light > 0 ? 255 : 0, at, at + 3);
    pixels.data[at + 3] = Math.min(255, Math.abs(light) * 2);
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/** Shades the land that is drawn already on the same canvas. */
export function drawRelief({ context, frameState }: RenderEvent, shades: HTMLCanvasElement) {
  if (!(context instanceof CanvasRenderingContext2D) || !frameState) return;
  const strength = reliefStrength(frameState.viewState.zoom);
  if (strength === 0) return;
  const [left, top] = pixelOf([west, north], frameState);
  const [right, bottom] = pixelOf([east, south], frameState);
  context.save();
  context.setTransform(frameState.pixelRatio, 0, 0, frameState.pixelRatio, 0, 0);
  context.globalCompositeOperation = 'source-atop';
  context.imageSmoothingQuality = 'high';
  context.globalAlpha = strength;
  context.drawImage(shades, left, top, right - left, bottom - top);
  context.restore();
}

function pixelOf(at: number[], { coordinateToPixelTransform }: FrameState) {
  const [x = 0, y = 0] = applyTransform(coordinateToPixelTransform, [...at]);
  return [x, y] as const;
}
