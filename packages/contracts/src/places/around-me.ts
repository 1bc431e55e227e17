/** Radius, in kilometres, and order that a list around a place begins with. */
export const usualAround = { radius: 100, sort: 'distance' } as const;

interface Coordinates {
  latitude: number;
  longitude: number;
}

/**
 * Returns a visitor's point for the address, to about a hundred metres: people share addresses
 * (docs/decisions/places.md#0212).
 */
export function roughPoint({ latitude, longitude }: Coordinates): string {
  return `${latitude.toFixed(3)},${longitude.toFixed(3)}`;
}
