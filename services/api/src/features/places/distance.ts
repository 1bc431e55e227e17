export interface Point {
  latitude: number;
  longitude: number;
}

const earthKm = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres in a straight line over the ground (haversine). */
export function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** As it is told: to a tenth of a kilometre. */
export const told = (kilometres: number) => Math.round(kilometres * 10) / 10;
