import { useLocation } from '@camp/shell-api';
import { useEffect } from 'react';
import BritishColumbiaPage, { socialMediaId } from './BritishColumbiaPage.tsx';

/**
 * The British Columbia page, scrolled to its social media, which take the focus
 * (docs/decisions/site.md#0029).
 */
export default function SocialPage() {
  const { hash } = useLocation();

  useEffect(() => (hash ? undefined : scrollToSocialMedia()), [hash]);

  return <BritishColumbiaPage />;
}

/**
 * One frame later, so that this scroll overrides the shell's scroll to the top. When the address has an
 * anchor, the shell scrolls to that.
 */
function scrollToSocialMedia() {
  const frame = requestAnimationFrame(() => {
    const prefersCalm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = prefersCalm ? 'instant' : 'smooth';
    const media = document.getElementById(socialMediaId);
    media?.scrollIntoView({ behavior });
    media?.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}
