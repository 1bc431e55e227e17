/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { Analytics } from './analytics/Analytics.tsx';
import { PrivacyChoices } from './analytics/PrivacyChoices.tsx';
import { BackToTop } from './back-to-top/BackToTop.tsx';
import { SongPlayer } from './theme-song/SongPlayer.tsx';

test('a page rendered ahead knows nothing of analytics, and has no button to its top', () => {
  const html = renderToString(
    <MemoryRouter>
      <Analytics />
      <PrivacyChoices />
      <BackToTop />
    </MemoryRouter>,
  );

  expect(html).toBe('');
});

test('rendered ahead the player is aside, silent, and carries no inline style', () => {
  const html = renderToString(
    <SongPlayer song={{ source: '/campfire.mp3', seconds: 65 }} onPutAway={() => undefined} />,
  );

  expect(html).toContain('data-lifted="false"');
  expect(html).toContain('data-aside="true"');
  expect(html).toContain('aria-label="Play the theme song"');
  expect(html).not.toContain('style=');
});
