import type { InlinedRelease } from '@camp/release/document/release-document';
import { createRoot } from 'react-dom/client';
import { overrideIn, tellGivenUp, watchBoots } from './dev-override.ts';
import { DevOverrideBadge } from './DevOverrideBadge.tsx';

/** Shows the badge where a remote was overridden. It has a root of its own: whatever breaks, the way back stays. */
export function showDevOverride(release: InlinedRelease): void {
  tellGivenUp();
  const override = overrideIn(release);
  if (!override) return;
  watchBoots(override);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<DevOverrideBadge {...override} />);
}
