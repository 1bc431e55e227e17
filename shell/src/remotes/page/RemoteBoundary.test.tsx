import { beforeEach, expect, jest, test } from '@jest/globals';
import type { InlinedRemote } from '@camp/release/document/release-document';
import { render, screen, waitFor } from '@testing-library/react';
import { RemoteBoundary } from './RemoteBoundary.tsx';

const release = {
  version: '1.0.0',
  url: '/r/',
  files: {},
  pageFiles: {},
  area: { en: 'trip pages', fr: 'pages' },
} as InlinedRemote;
const lost = { name: 'ChunkLoadError', type: 'error' };
const lostChunk = Object.assign(new Error('Loading chunk 5 failed.'), lost);
const onRetry = jest.fn(() => Promise.resolve());
const onLeaveFailed = jest.fn();
const onFilesGone = jest.fn(() => Promise.resolve('none' as const));

beforeEach(() => {
  onFilesGone.mockClear();
  jest.spyOn(console, 'error').mockReturnValue();
});

function show(error: Error): void {
  const Part = () => {
    throw error;
  };
  render(
    <RemoteBoundary
      address={{ remote: 'trips', release, page: 'home' }}
      mayRetryAlone={false}
      sent={() => null}
      onRetry={onRetry}
      onLeaveFailed={onLeaveFailed}
      onFilesGone={onFilesGone}
    >
      <Part />
    </RemoteBoundary>,
  );
}

test('a part of a page that cannot be fetched has a newer release looked for', async () => {
  show(lostChunk);

  await waitFor(() => expect(onFilesGone).toHaveBeenCalledTimes(1));
  await screen.findByRole('button', { name: 'Try again' });
});

test('a page that throws does not: a newer release is for the visitor to ask for', async () => {
  show(new Error('A fault.'));

  await screen.findByRole('button', { name: 'Try again' });
  expect(onFilesGone).not.toHaveBeenCalled();
});

test('without a network a page that did not come blames nothing else', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(lostChunk);

  await screen.findByText('You are offline. Try again once you are back online.');
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
  network.mockRestore();
});

test('a page that did not come is headed and named as what cannot be shown', async () => {
  show(lostChunk);

  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('The trip pages cannot be shown right now');
  expect(document.title).toBe('The trip pages cannot be shown right now · CampBC');
});
