import { savesData } from '@camp/ui/layout/connection';
import { type ComponentType, Suspense, lazy } from 'react';
import type { FlameProps } from './Flame.tsx';

/** Loaded with the first sound; the song plays on where it cannot be. */
const Flame = lazy<ComponentType<FlameProps>>(async () => {
  const loaded = await import(/* webpackChunkName: "flame" */ './Flame.tsx').catch(() => null);
  return { default: loaded?.Flame ?? NoFlame };
});

const NoFlame = () => null;

/** Not for visitors who prefer less motion or less data. */
const mayBurn = () =>
  !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();

/** Decorative, and of no harm to the song (docs/decisions/site.md#0032). */
export function SongFlame(props: FlameProps) {
  return <Suspense>{mayBurn() && <Flame {...props} />}</Suspense>;
}
