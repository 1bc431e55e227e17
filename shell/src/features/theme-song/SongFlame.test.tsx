import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { SongFlame } from './SongFlame.tsx';

beforeEach(() => void jest.useFakeTimers());

/** Sets what the visitor has asked the system and the browser for. */
function wants({ calm = false, saveData = false }) {
  const matchMedia = (media: string) => ({ matches: calm && media.includes('reduce') });
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
}

/** Shows the flame of a song once its code is there. */
async function show() {
  const audio = document.createElement('audio');
  const { unmount } = render(<SongFlame audio={{ current: audio }} />);
  await act(() => jest.advanceTimersByTimeAsync(10));
  return { audio, unmount };
}

const flame = () => document.querySelector<SVGElement>('[data-flame]');
const height = () => Number(flame()?.style.scale.split(' ')[1]);

/** The height after the next look, by seconds into the song. */
function heightAt(audio: HTMLAudioElement, seconds: number): number {
  audio.currentTime = seconds;
  jest.advanceTimersByTime(125);
  return height();
}

test('the flame follows how loud the song is, eight times a second, and rests where nobody looks [frame-6]', async () => {
  wants({});
  const looks = jest.spyOn(globalThis, 'setInterval');
  const { audio, unmount } = await show();

  expect([0, 8, 68.5].map((seconds) => heightAt(audio, seconds))).toEqual([0.9, 0.7, 0.55]);
  expect(looks.mock.calls.map(([, every]) => every)).toEqual([125]);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(heightAt(audio, 0)).toBe(0.55);
  hidden.mockRestore();
  expect(heightAt(audio, 0)).toBe(0.9);

  const before = jest.getTimerCount();
  unmount();
  expect(jest.getTimerCount()).toBeLessThan(before);
});

test.each([{ calm: true }, { saveData: true }])(
  'there is no flame for who wants %p [frame-6]',
  async (wish) => {
    wants(wish);

    await show();

    expect(flame()).toBeNull();
  },
);
