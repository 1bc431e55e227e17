export type Pen = CanvasRenderingContext2D;

export const sceneWidth = 1280;
export const sceneHeight = 720;
/** The y coordinate at which the far shore meets the lake. */
export const waterline = 496;

/** The site's dark theme (packages/ui/src/styles/tokens.css), a little deeper where words stand on it. */
export const palette = {
  skyHigh: '#101c34',
  skyMiddle: '#2a2f50',
  skyLow: '#7a5566',
  moon: '#f6eccf',
  snow: '#aab8cb',
  snowFar: '#57587a',
  ridgeHaze: '#4d4c66',
  ridgeFar: '#34425f',
  ridgeShade: 'rgb(8 14 34 / 42%)',
  ridgeMiddle: '#223347',
  ridgeNear: '#172a36',
  forest: '#10222a',
  lake: '#16243b',
  lakeLight: '#6d5066',
  bank: '#132a22',
  shore: '#08140f',
  tent: '#d9641f',
  tentLit: '#ffbe6b',
  tentShade: '#8a3b12',
  tentGlow: '#ffe7ae',
  canoe: '#7c2a23',
  smoke: '#cfd8dc',
  cloud: '#4a4a6a',
  wood: '#5c3d24',
  stone: '#5d6560',
  flame: '#f2914a',
  ember: '#ffe08a',
} as const;

/** Fills in the pen's colour. */
export function fillShape(pen: Pen, shape: Path2D) {
  pen.fill(shape);
}

type Stops = readonly (readonly [number, string])[];

export function verticalGradient(pen: Pen, top: number, bottom: number, stops: Stops) {
  const gradient = pen.createLinearGradient(0, top, 0, bottom);
  for (const [place, colour] of stops) gradient.addColorStop(place, colour);
  return gradient;
}

interface Glow {
  x: number;
  y: number;
  radius: number;
  /** Red, green, blue. */
  colour: string;
  strength: number;
  /** Height by width; 1 is a circle. */
  flatness?: number;
}

/** Adds light that fades towards its edge. */
export function drawGlow(pen: Pen, { x, y, radius, colour, strength, flatness = 1 }: Glow) {
  const gradient = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
  for (const place of [0, 0.15, 0.3, 0.5, 0.75, 1]) {
    gradient.addColorStop(place, `rgb(${colour} / ${(strength * (1 - place) ** 2.2).toFixed(4)})`);
  }
  pen.save();
  pen.globalCompositeOperation = 'screen';
  pen.translate(x, y);
  pen.scale(1, flatness);
  pen.fillStyle = gradient;
  pen.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  pen.restore();
}

/** An empty picture of the scene's size that is drawn on once and shown in every frame. */
export function layer(draw: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = sceneWidth;
  canvas.height = sceneHeight;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw.');
  draw(pen);
  return canvas;
}
