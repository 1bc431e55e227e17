import { journey, scatter, wave } from './motion.ts';
import { palette, drawGlow, sceneWidth, verticalGradient, waterline, type Pen } from './pen.ts';

export const moon = { x: 1092, y: 150, radius: 34 };

const stars = Array.from({ length: 110 }, (_, index) => ({
  x: scatter(index, 1) * sceneWidth,
  y: 8 + scatter(index, 2) ** 1.3 * 330,
  radius: 0.6 + 1.2 * scatter(index, 3) ** 3,
  cycles: 1 + Math.floor(scatter(index, 4) * 4),
  phase: scatter(index, 5),
}));

/** Long low clouds. Each fades in, drifts and fades out; its twin is half a film ahead. */
const clouds = [
  { x: 760, y: 262, width: 330, strength: 0.42 },
  { x: 980, y: 214, width: 240, strength: 0.34 },
  { x: 1150, y: 296, width: 300, strength: 0.42 },
  { x: 180, y: 342, width: 380, strength: 0.22 },
  { x: 500, y: 372, width: 320, strength: 0.22 },
];

export function drawSky(pen: Pen, time: number) {
  pen.fillStyle = verticalGradient(pen, 0, waterline, [
    [0, palette.skyHigh],
    [0.55, palette.skyMiddle],
    [1, palette.skyLow],
  ]);
  pen.fillRect(0, 0, sceneWidth, waterline + 4);
  for (const star of stars) drawStar(pen, star, time);
  drawGlow(pen, { ...moon, radius: 330, colour: '246 228 200', strength: 0.34 });
  pen.fillStyle = palette.moon;
  pen.beginPath();
  pen.arc(moon.x, moon.y, moon.radius, 0, 2 * Math.PI);
  pen.fill();
  for (const cloud of clouds) drawCloud(pen, cloud, time);
}

function drawStar(pen: Pen, star: (typeof stars)[number], time: number) {
  const nearMoon = Math.hypot(star.x - moon.x, star.y - moon.y) < 90;
  if (nearMoon) return;
  const behindWords = star.x < 800 ? 0.6 : 1;
  pen.globalAlpha = behindWords * (0.55 + 0.4 * wave(time, star.cycles, star.phase));
  pen.fillStyle = palette.moon;
  pen.beginPath();
  pen.arc(star.x, star.y, star.radius, 0, 2 * Math.PI);
  pen.fill();
  pen.globalAlpha = 1;
}

function drawCloud(pen: Pen, cloud: (typeof clouds)[number], time: number) {
  for (const phase of [0, 0.5]) {
    const way = journey(time, 1, phase + cloud.x / 700);
    const place = cloud.x + (way - 0.5) * 70 + phase * 90;
    pen.globalAlpha = cloud.strength * Math.sin(Math.PI * way) ** 2;
    pen.fillStyle = palette.cloud;
    pen.beginPath();
    for (const [left, top, share, height] of cloudBands) {
      const width = share * cloud.width;
      pen.roundRect(place + left * cloud.width, cloud.y + top, width, height, height / 2);
    }
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** Left by the cloud's width, top, width by the cloud's width, height. */
const cloudBands = [
  [0, 0, 1, 13],
  [0.16, -10, 0.5, 14],
  [-0.16, 10, 0.7, 8],
] as const;

/** Mist that lies before the mountains and breathes. */
export function drawMist(pen: Pen, time: number) {
  const [x, y] = [wave(time, 1, 0.1), wave(time, 1, 0.4)];
  const glow = { radius: 420, colour: '150 116 136', flatness: 0.14 };
  drawGlow(pen, { ...glow, x: 880 + 36 * x, y: 436 + 3 * y, strength: 0.5 + 0.1 * y });
  drawGlow(pen, { ...glow, x: 330 - 40 * x, y: 446, strength: 0.3 - 0.06 * y });
  drawGlow(pen, { ...glow, x: 1240 - 30 * y, y: 448, strength: 0.4 + 0.1 * x });
}
