import type { InlinedRemote } from '@camp/release/document/release-document';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { withSlots } from './draw-slot.tsx';

const release = {
  routes: [
    { path: '/hub', page: 'hub', access: 'anyone', slots: ['hub-cards'] },
    { path: '/help', page: 'help', access: 'anyone' },
  ],
} as InlinedRemote;

const address = (page: string) => ({ remote: 'account', release, page });

const list = jest.fn<typeof fetch>();

beforeEach(() => {
  const inlined = JSON.stringify({ shell: {}, remotes: {} });
  document.body.innerHTML = `<script type="application/json" id="release">${inlined}</script>`;
  globalThis.fetch = list;
});

afterEach(() => {
  list.mockReset();
});

test('a page waits for the list of its extensions, but not for one that does not come [slots-3]', async () => {
  list.mockReturnValue(new Promise(() => undefined));

  await expect(withSlots(address('hub'), Promise.resolve('its code'))).resolves.toBe('its code');
  expect(list).toHaveBeenCalledWith('/extensions.json', expect.anything());
});

test('a page that nothing extends asks for nothing [slots-4]', async () => {
  await expect(withSlots(address('help'), Promise.resolve('its code'))).resolves.toBe('its code');

  expect(list).not.toHaveBeenCalled();
});

test('a page whose code does not come fails as it does without extensions', async () => {
  list.mockReturnValue(new Promise(() => undefined));

  await expect(withSlots(address('hub'), Promise.reject(new Error('gone')))).rejects.toThrow(
    'gone',
  );
});
