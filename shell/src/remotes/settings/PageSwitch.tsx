import { isSwitchedOff } from '@camp/contracts/site/app-settings';
import { useSetValues } from '@camp/shell-api';
import { lazy, type ReactNode, Suspense } from 'react';
import type { PageAddress } from '#remotes/load/loader.ts';

const SwitchedOff = lazy(() => import(/* webpackChunkName: "switched-off" */ './SwitchedOff.tsx'));

interface Props {
  address: PageAddress;
  children: ReactNode;
}

/** A page of a remote, unless staff have switched it off. */
export function PageSwitch({ address: { remote: app, page: name }, children }: Props) {
  if (!isSwitchedOff(useSetValues(), { app, part: 'page', name })) return children;
  return (
    <Suspense>
      <SwitchedOff />
    </Suspense>
  );
}
