import type { DrawnSlot } from '@camp/shell-api';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { PageAddress } from '#remotes/load/loader.ts';

/** Longest wait of a page, once its code is there, for what draws its extensions, in milliseconds. */
const waitMs = 300;

const loadSlots = () => import(/* webpackChunkName: "slots" */ './SlotOutlet.tsx');

const SlotOutlet = lazy<ComponentType<DrawnSlot>>(() =>
  loadSlots().catch(() => ({ default: ({ children }: DrawnSlot) => children?.([]) })),
);

/**
 * Brings what draws the extensions of a page together with its code, so that they have their place from the start. The
 * page does not wait long for it: they come later then.
 */
export async function withSlots<Page>(address: PageAddress, page: Promise<Page>): Promise<Page> {
  const slots = slotsOf(address);
  if (slots.length === 0) return page;
  const ready = loadSlots()
    .then(({ extensionsOf }) => Promise.all(slots.map(extensionsOf)))
    .catch(() => undefined);
  const loaded = await page;
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, waitMs))]);
  return loaded;
}

const slotsOf = ({ remote, release, page }: PageAddress): string[] =>
  (release.routes.find((route) => route.page === page)?.slots ?? []).map(
    (name) => `${remote}/${name}`,
  );

/** Draws what other apps add to a slot of the page. */
export const drawSlot = (drawn: DrawnSlot): ReactNode => (
  <Suspense fallback={drawn.children?.(null)}>
    <SlotOutlet {...drawn} />
  </Suspense>
);
