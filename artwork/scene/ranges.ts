import {
  palette,
  fillShape,
  layer,
  sceneWidth,
  verticalGradient,
  waterline,
  type Pen,
} from './pen.ts';

/** The mountain of packages/ui/src/artwork/scenery.tsx, 100 high, the middle of its foot at the origin. */
const rock = new Path2D(
  'm0-100 10 11 7 5 10 17 10 8 13 20 14 11 14 17 22 11h-194l20-20 13-9 12-18 9-7 15-22 12-8 13-16z',
);
const snow = new Path2D(
  'm0-100 10 11 7 5 10 17 5 4-8 1-7 11-7-8-6 10-8-14-7 9-9-4-7 8-13-4 15-22 12-8 13-16z',
);
const shade = new Path2D(
  'm0-100-2 13 5 11-7 12 5 14-9 13 6 15-13 11 3 11h-82l20-20 13-9 12-18 9-7 15-22 12-8 13-16z',
);

/** Low on the left, where words stand, and high under the moon; a negative spread turns a peak around. */
const farPeaks = [
  { x: 30, height: 92, spread: 1.4 },
  { x: 200, height: 104, spread: 1.7 },
  { x: 560, height: 102, spread: 1.8 },
  { x: 760, height: 150, spread: 1.5 },
  { x: 1010, height: 150, spread: 1.6 },
  { x: 1262, height: 176, spread: -1.4 },
];
const nearPeaks = [
  { x: 112, height: 84, spread: 1.5, snow: '#6f7a96' },
  { x: 392, height: 92, spread: 1.6, snow: '#6f7a96' },
  { x: 300, height: 120, spread: 1.2, snow: '#6f7a96' },
  { x: 690, height: 132, spread: 1.3, snow: '#8491ac' },
  { x: 872, height: 232, spread: 1.06, snow: palette.snow },
  { x: 1196, height: 172, spread: -1.3, snow: palette.snow },
];

/** The mountains, without the mist before them. */
export function peaksLayer() {
  return layer((pen) => {
    for (const peak of farPeaks) {
      drawPeak(pen, { ...peak, rock: palette.ridgeHaze, snow: palette.snowFar });
    }
    drawHaze(pen, 0.8);
    for (const peak of nearPeaks) drawPeak(pen, { ...peak, rock: palette.ridgeFar });
    drawHaze(pen, 0.55);
  });
}

interface Peak {
  x: number;
  height: number;
  spread: number;
  rock: string;
  snow: string;
}

function drawPeak(pen: Pen, peak: Peak) {
  pen.save();
  pen.translate(peak.x, waterline - 8);
  pen.scale((peak.height * peak.spread) / 100, peak.height / 100);
  pen.fillStyle = peak.rock;
  fillShape(pen, rock);
  pen.fillStyle = peak.snow;
  fillShape(pen, snow);
  pen.fillStyle = palette.ridgeShade;
  fillShape(pen, shade);
  pen.restore();
}

/** The evening's light between two rows of mountains, on the mountains only. */
function drawHaze(pen: Pen, strength: number) {
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = verticalGradient(pen, waterline - 130, waterline - 8, [
    [0, 'rgb(122 85 102 / 0)'],
    [1, `rgb(122 85 102 / ${strength})`],
  ]);
  pen.fillRect(0, waterline - 130, sceneWidth, 130);
  pen.globalCompositeOperation = 'source-over';
}
