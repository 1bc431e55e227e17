import { tallestStore } from '@camp/contracts/site/store-frame';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { StoreFront } from './StoreFront.tsx';
import { heightsIntervalMs, patienceMs } from './StoreFrame.tsx';

const address = '/store/frame';

beforeEach(() => void jest.useFakeTimers());

const frames = () => screen.queryAllByTitle<HTMLIFrameElement>('Products');
const frame = () => screen.getByTitle<HTMLIFrameElement>('Products');
const front = () => screen.getByRole('region', { name: 'Products' });

/** As another window sends it; by default the store's frame. */
function hear(data: unknown, source: Window | null = frame().contentWindow) {
  act(() => void dispatchEvent(new MessageEvent('message', { data, source })));
}

test('the store takes the place of the loading sign', () => {
  render(<StoreFront address={address} />);
  expect(front().getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('Opening the store')).toBeTruthy();
  expect(frame().dataset['shown']).toBe('false');

  hear({ store: 'shown' });

  expect(front().getAttribute('aria-busy')).toBe('false');
  expect(screen.queryByText('Opening the store')).toBeNull();
  expect(frame().dataset['shown']).toBe('true');
});

test('nothing is asked for before the address is known', () => {
  const { rerender } = render(<StoreFront address={undefined} />);
  expect(frames()).toEqual([]);
  expect(screen.getByText('Opening the store')).toBeTruthy();

  rerender(<StoreFront address={address} />);

  expect(frame().getAttribute('src')).toBe('/store/frame');
});

test('the frame has no origin, or another host’s, and never leads the page away [public-pages-3]', () => {
  const { unmount } = render(<StoreFront address={address} />);
  const contained = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
  expect(frame().getAttribute('sandbox')).toBe(contained);
  expect(frame().getAttribute('allow')).toBeNull();
  unmount();

  render(<StoreFront address={`${location.origin}${address}`} />);
  expect(frame().getAttribute('sandbox')).toBe(contained);
  frame().remove();

  render(<StoreFront address="https://shop.example/store/frame" />);
  expect(frame().getAttribute('sandbox')).toBe(`${contained} allow-same-origin`);
  expect(frame().getAttribute('allow')).toBe('payment');
});

test('what the frame keeps is given back to it when the store is opened again in this tab, to it alone [public-pages-46]', () => {
  const kept = '{"localStorage":{"cart":"mug"}}';
  const { unmount } = render(<StoreFront address={address} />);
  expect(frame().getAttribute('name')).toBe(null);
  hear({ store: 'kept', text: 'of another window' }, window);
  hear({ store: 'kept', text: '{}' });
  hear({ store: 'kept', text: kept });
  unmount();

  const again = render(<StoreFront address={address} />);
  expect(frame().getAttribute('name')).toBe(kept);
  again.unmount();
  render(<StoreFront address="https://shop.example/store/frame" />);
  expect(frame().getAttribute('name')).toBe(null);
});

test('a store that is shown in time is never called overdue', () => {
  render(<StoreFront address={address} />);
  act(() => jest.advanceTimersByTime(patienceMs - 1));

  hear({ store: 'shown' });
  act(() => jest.advanceTimersByTime(patienceMs));

  expect(screen.queryByRole('alert')).toBeNull();
});

test('a store that takes ten seconds is overdue, and shown when it comes after all [public-pages-3, limits-times-9]', () => {
  render(<StoreFront address={address} />);

  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('alert').textContent).toMatch(/refresh the page/);
  expect(frame().dataset['shown']).toBe('false');

  hear({ store: 'shown' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(frame().dataset['shown']).toBe('true');
});

test('a store that fails is overdue at once, and Try again makes a new frame and keeps focus in its place [public-pages-4]', () => {
  render(<StoreFront address={address} />);
  const [failed] = frames();
  hear({ store: 'failed' });
  expect(screen.getByRole('alert')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(front());
  expect(frames()).toHaveLength(1);
  expect(frame()).not.toBe(failed);

  act(() => jest.advanceTimersByTime(patienceMs - 1));
  hear({ store: 'shown' });
  expect(frame().dataset['shown']).toBe('true');
});

test('the frame is as tall as its content, within bounds and not too often [public-pages-3]', () => {
  render(<StoreFront address={address} />);

  for (const height of [400, 5_000, 700]) hear({ store: 'height', height });
  expect(frame().style.blockSize).toBe('');
  act(() => jest.advanceTimersByTime(heightsIntervalMs));
  expect(frame().style.blockSize).toBe('700px');

  hear({ store: 'height', height: 1e9 });
  act(() => jest.advanceTimersByTime(heightsIntervalMs));
  expect(frame().style.blockSize).toBe(`${tallestStore}px`);
});

test('only the frame’s own window is heard [public-pages-7]', () => {
  render(<StoreFront address={address} />);

  for (const source of [null, globalThis.window]) {
    hear({ store: 'shown' }, source);
    hear({ store: 'failed' }, source);
    hear({ store: 'height', height: 700 }, source);
  }
  act(() => jest.advanceTimersByTime(heightsIntervalMs));

  expect(front().getAttribute('aria-busy')).toBe('true');
  expect(frame().style.blockSize).toBe('');
});

test('a new page of the store is led to, for whoever is in the store and below its top', () => {
  render(<StoreFront address={address} />);
  const led = jest.fn();
  frame().scrollIntoView = led;
  frame().getBoundingClientRect = () => new DOMRect(0, -3_000, 300, 5_000);

  hear({ store: 'shown' });
  expect(led).not.toHaveBeenCalled();
  frame().tabIndex = 0;
  frame().focus();
  hear({ store: 'shown' });

  expect(led).toHaveBeenCalledTimes(1);
});

test('fifty stays, with effects that run twice, leave no frame, no listener and no timer [public-pages-5]', () => {
  const added = jest.spyOn(globalThis, 'addEventListener');
  const removed = jest.spyOn(globalThis, 'removeEventListener');
  const heard = ({ mock }: typeof added | typeof removed) =>
    mock.calls.filter(([type]) => type === 'message').length;

  for (let cycle = 0; cycle < 50; cycle += 1) {
    const { unmount } = render(
      <StrictMode>
        <StoreFront address={address} />
      </StrictMode>,
    );
    hear({ store: 'height', height: 700 });
    hear({ store: 'shown' });
    expect(frames()).toHaveLength(1);
    unmount();
  }

  expect(frames()).toEqual([]);
  expect(heard(added)).toBe(100);
  expect(heard(removed)).toBe(100);
  expect(jest.getTimerCount()).toBe(0);
});
