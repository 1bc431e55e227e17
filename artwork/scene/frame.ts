import { drawCanoe, drawLoon, drawLake } from './lake.ts';
import { drawGroundLight, drawTent, fire } from './camp.ts';
import { drawFire } from './fire.ts';
import { flicker } from './motion.ts';
import { drawGlow, layer, sceneHeight, sceneWidth, type Pen } from './pen.ts';
import { peaksLayer } from './ranges.ts';
import { bankLayer, drawBackTrees, drawFrontTrees, forestLayer } from './shore.ts';
import { drawMist, drawSky } from './sky.ts';

/** Draws the film at `time`, from 0 to 1; 1 looks like 0. */
export type DrawFrame = (time: number) => void;

declare global {
  interface Window {
    drawFrame: DrawFrame;
  }
}

const peaks = peaksLayer();
const forest = forestLayer();
const bank = bankLayer();
const above = layer(() => undefined);

window.drawFrame = (time) => {
  drawAbove(penOf(above), time);
  const picture = document.querySelector('canvas');
  if (picture === null) throw new Error('The page has no canvas.');
  const pen = penOf(picture);
  pen.drawImage(above, 0, 0);
  drawLake(pen, above, time);
  drawLoon(pen, time);
  drawCanoe(pen, time);
  pen.drawImage(bank, 0, 0);
  drawGroundLight(pen, time);
  drawBackTrees(pen, time);
  drawTent(pen, time);
  drawFire(pen, time);
  drawFrontTrees(pen, time);
  drawGlow(pen, { ...fire, radius: 300, colour: '242 145 74', strength: 0.13 * flicker(time) });
  darkenForWords(pen);
};

/** All that the lake mirrors. */
function drawAbove(pen: Pen, time: number) {
  drawSky(pen, time);
  pen.drawImage(peaks, 0, 0);
  drawMist(pen, time);
  pen.drawImage(forest, 0, 0);
}

/** The upper left is a little darker, so that white words read well there. */
function darkenForWords(pen: Pen) {
  const gradient = pen.createLinearGradient(0, 0, 0.64 * sceneWidth, 0);
  gradient.addColorStop(0, 'rgb(10 16 32 / 0.34)');
  gradient.addColorStop(1, 'rgb(10 16 32 / 0)');
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, sceneWidth, sceneHeight);
}

function penOf(canvas: HTMLCanvasElement) {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('This browser cannot draw.');
  return pen;
}

window.drawFrame(0);
