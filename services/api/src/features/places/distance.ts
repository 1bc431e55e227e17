import { earthKm, radians } from '@camp/places/geometry';

export interface Point {
  latitude: number;
  longitude: number;
}

/** A point on a ball of radius 1. How far apart two are is then three multiplications, for many thousand places. */
export interface Spot {
  x: number;
  y: number;
  z: number;
}

export function spotOf({ latitude, longitude }: Point): Spot {
  const [north, east] = [radians(latitude), radians(longitude)];
  return {
    x: Math.cos(north) * Math.cos(east),
    y: Math.cos(north) * Math.sin(east),
    z: Math.sin(north),
  };
}

/** The square of the straight way through the ball: it orders as distances do. */
export const chordBetween = (a: Spot, b: Spot): number =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;

export const chordOf = (kilometres: number): number =>
  (2 * Math.sin(Math.min(Math.PI / 2, kilometres / earthKm / 2))) ** 2;

/** Returns kilometres in a straight line over the ground, to a tenth. */
export function kilometresBetween(a: Spot, b: Spot): number {
  const angle = 2 * Math.asin(Math.min(1, Math.sqrt(chordBetween(a, b)) / 2));
  return Math.round(earthKm * angle * 10) / 10;
}
