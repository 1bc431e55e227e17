import { useLocation } from '@camp/shell-api';
import { useEffect } from 'react';
import BritishColumbiaPage from './BritishColumbiaPage.tsx';
import { socialMediaId } from './SocialMedia.tsx';

/**
 * The British Columbia page, scrolled to its social media
 * (docs/decisions/0029-region-addresses.md).
 */
export default function SocialPage() {
  const { hash } = useLocation();

  useEffect(() => (hash ? undefined : scrollToSocialMedia()), [hash]);

  return <BritishColumbiaPage />;
}

/**
 * One frame later, because on arrival the shell scrolls to the top; that scroll this one overtakes.
 * An address that names its anchor is scrolled to by the shell.
 */
function scrollToSocialMedia() {
  const frame = requestAnimationFrame(() => {
    const prefersCalm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = prefersCalm ? 'instant' : 'smooth';
    document.getElementById(socialMediaId)?.scrollIntoView({ behavior });
  });
  return () => cancelAnimationFrame(frame);
}
