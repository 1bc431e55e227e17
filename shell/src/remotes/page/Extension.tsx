import {
  Component,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keepAwake } from '#remotes/contain/resting.ts';
import { lookForAlterations } from '#remotes/contain/shown-area.ts';
import { type PageAddress, RemoteFailure } from '#remotes/load/loader.ts';
import type { Failure } from '#remotes/load/remote-status.ts';
import { useStylesOf } from '#remotes/load/remote-styles.ts';
import { LoadedPage } from './LoadedPage.tsx';
import { current } from './newer-release.ts';
import { forgetPage } from './page-components.ts';
import { useStallWatch } from './stall-watch.ts';
import { onFailed } from '#remotes/watch/remote-telemetry.ts';

interface Props {
  address: PageAddress;
  reserve: string;
  /** Stands above its place until it is drawn, in the styles of the page. */
  waiting?: ReactNode;
  /** Stands in its place if it cannot be shown. */
  lost?: ReactNode;
}

/** Distance from the view at which an extension is loaded. */
const nearView = '400px';

/**
 * One thing that an app adds to another's page: loaded when near the view, behind a fence of its own. If it cannot be
 * shown, the page is as if it were not there, or says so where its tab was opened (docs/decisions/federation.md#0347).
 */
export function Extension({ address: declared, reserve, waiting, lost }: Props) {
  const [state, setState] = useState<'away' | 'near' | 'drawn' | 'lost'>('away');
  const place = useRef<HTMLDivElement>(null);
  const address = current(declared);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setState('near');
      },
      { rootMargin: nearView },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  function lose() {
    forgetPage(address);
    setState('lost');
  }

  if (state === 'lost') return lost;
  return (
    <>
      {state !== 'drawn' && waiting}
      <div
        ref={place}
        data-remote={address.remote}
        data-module={address.page}
        style={{ display: 'grid', minBlockSize: reserve }}
      >
        {state !== 'away' && (
          <ExtensionBoundary address={address} onLost={lose}>
            <LoadedPage address={address} waiting={<Waiting address={address} onLost={lose} />}>
              {(part) => (
                <Drawn address={address} onDrawn={() => setState('drawn')}>
                  {part}
                </Drawn>
              )}
            </LoadedPage>
          </ExtensionBoundary>
        )}
      </div>
    </>
  );
}

interface LostProps {
  address: PageAddress;
  onLost: () => void;
}

/** Gives up on an extension that waits too long once its code is there. */
function Waiting({ address, onLost }: LostProps) {
  useStallWatch(address, (failure) => {
    void onFailed(address, failure);
    onLost();
  });
  return null;
}

interface DrawnProps {
  address: PageAddress;
  onDrawn: () => void;
  children: ReactNode;
}

/** Lets the extension's styles, timers and listeners work while it is on the page. */
function Drawn({ address, onDrawn, children }: DrawnProps) {
  const { remote, release, page } = address;
  const tell = useEffectEvent(onDrawn);
  useStylesOf(release.url);

  useLayoutEffect(() => tell(), []);
  useEffect(() => keepAwake(remote), [remote]);
  useEffect(() => lookForAlterations({ remote, release, page }), [remote, release, page]);

  return children;
}

const threw: Failure = { phase: 'render', reason: 'threw' };

/** Keeps an extension that fails from its page. */
class ExtensionBoundary extends Component<
  LostProps & { children: ReactNode },
  { isLost: boolean }
> {
  override state = { isLost: false };

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true };
  }

  override componentDidCatch(error: unknown): void {
    /* A failure to load is reported where it is loaded. */
    if (!(error instanceof RemoteFailure)) void onFailed(this.props.address, threw, error);
    this.props.onLost();
  }

  override render() {
    return this.state.isLost ? null : this.props.children;
  }
}
