import type { DrawnSlot } from '@camp/shell-api';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { PageAddress } from '#remotes/load/loader.ts';

/** Longest wait of a page for what draws its extensions, in milliseconds; they come later then. */
const waitMs = 3_000;

const loadSlots = () => import(/* webpackChunkName: "slots" */ './SlotOutlet.tsx');

const SlotOutlet = lazy<ComponentType<DrawnSlot>>(() =>
  loadSlots().catch(() => ({ default: () => null })),
);

/** Brings what draws the extensions of a page, if it has any, so that they have their place from the start. */
export async function prepareSlots({ release, page }: PageAddress): Promise<void> {
  const slots = release.routes.find((route) => route.page === page)?.extendedSlots ?? [];
  if (slots.length === 0) return;
  const ready = loadSlots()
    .then(({ extensionsOf }) => Promise.all(slots.map(extensionsOf)))
    .catch(() => undefined);
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, waitMs))]);
}

/** Draws what other apps add to a slot of the page. */
export const drawSlot = (drawn: DrawnSlot): ReactNode => (
  <Suspense fallback={null}>
    <SlotOutlet {...drawn} />
  </Suspense>
);
