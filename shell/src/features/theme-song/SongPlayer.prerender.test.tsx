/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { SongPlayer } from './SongPlayer.tsx';

test('rendered ahead the player is aside, silent, and carries no inline style', () => {
  const html = renderToString(
    <SongPlayer song={{ source: '/campfire.mp3', seconds: 65 }} onPutAway={() => undefined} />,
  );

  expect(html).toContain('data-lifted="false"');
  expect(html).toContain('data-aside="true"');
  expect(html).toContain('aria-label="Play the theme song"');
  expect(html).not.toContain('style=');
});
