import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SongPlayer } from './SongPlayer.tsx';

const song = { source: '/campfire.mp3', seconds: 65.4 };

/* The simulated browser has no sound and no layout, so these tests play both. */
let play = jest.spyOn(HTMLMediaElement.prototype, 'play');
let pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');
let load = jest.spyOn(HTMLMediaElement.prototype, 'load');

function audio(): HTMLAudioElement {
  const element = document.querySelector('audio');
  if (!element) throw new Error('There is no audio element.');
  return element;
}

function says(state: Partial<Record<'paused' | 'error' | 'duration', unknown>>) {
  for (const [name, value] of Object.entries(state)) {
    Object.defineProperty(audio(), name, { value, configurable: true });
  }
}

beforeEach(() => {
  /* What the flame asks before it burns; it has a test of its own. */
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const { prototype } = HTMLMediaElement;
  play = jest.spyOn(prototype, 'play').mockImplementation(async function start(
    this: HTMLMediaElement,
  ) {
    says({ paused: false });
    this.dispatchEvent(new Event('play'));
  });
  pause = jest.spyOn(prototype, 'pause').mockImplementation(function stop(this: HTMLMediaElement) {
    says({ paused: true });
    this.dispatchEvent(new Event('pause'));
  });
  load = jest.spyOn(prototype, 'load').mockImplementation(() => undefined);
});

afterEach(() => void jest.restoreAllMocks());

const player = () => screen.getByRole('region', { name: 'Theme song', hidden: true });
const putAway = jest.fn();
const show = () => render(<SongPlayer song={song} onPutAway={putAway} />);
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const bar = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position in the song' });

test('nothing is loaded or played before it is asked for [frame-6]', () => {
  show();

  expect(audio().preload).toBe('none');
  expect(audio().autoplay).toBe(false);
  expect(audio().loop).toBe(true);
  expect(play).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('the player opens with the first press, and docks again once something else is pressed [frame-8]', async () => {
  show();

  await press('Play the theme song');
  expect(bar().getAttribute('aria-valuetext')).toBe('0:00 of 1:05');
  fireEvent.pointerDown(bar());
  expect(player().dataset['open']).toBe('true');
  fireEvent.pointerDown(document.body);

  expect(player().dataset['open']).toBe('false');
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByRole('button', { name: 'Pause the theme song' })).toBeTruthy();
});

test('focus that moves on docks the player, and so does Escape, which keeps the focus in it [frame-8]', async () => {
  show();
  await press('Play the theme song');
  act(() => screen.getByRole('button', { name: 'Put the song player away' }).focus());

  fireEvent.keyDown(player(), { key: 'Escape' });
  expect(player().dataset['open']).toBe('false');
  expect(document.activeElement).toBe(screen.getByRole('button'));
  await press('Pause the theme song');
  fireEvent.focusIn(document.body);

  expect(player().dataset['open']).toBe('false');
});

test('the open player can be put away [frame-9]', async () => {
  show();
  await press('Play the theme song');

  await press('Put the song player away');

  expect(putAway).toHaveBeenCalledTimes(1);
});

test('the player opens under a mouse and with the focus, and is small again without them [frame-10]', () => {
  show();
  fireEvent.pointerEnter(player(), { pointerType: 'mouse' });
  expect(bar()).toBeTruthy();
  fireEvent.pointerLeave(player());
  expect(screen.queryByRole('slider')).toBeNull();

  act(() => screen.getByRole('button').focus());
  expect(bar()).toBeTruthy();
  fireEvent.focusIn(document.body);

  expect(screen.queryByRole('slider')).toBeNull();
  expect(play).not.toHaveBeenCalled();
});

test('the button plays, then pauses [frame-6]', async () => {
  show();

  await press('Play the theme song');
  await press('Pause the theme song');

  expect(play).toHaveBeenCalledTimes(1);
  expect(pause).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Play the theme song' })).toBeTruthy();
});

test('times and bar follow the song, whose real length counts', async () => {
  show();
  await press('Play the theme song');
  says({ duration: 70.2 });

  fireEvent.durationChange(audio());
  audio().currentTime = 12.7;
  fireEvent.timeUpdate(audio());

  expect(bar().value).toBe('12');
  expect(bar().max).toBe('70');
  expect(bar().getAttribute('aria-valuetext')).toBe('0:12 of 1:10');
  expect(screen.getByText('0:12 / 1:10')).toBeTruthy();
});

test('the bar moves the song, whether it plays or not [frame-6]', async () => {
  show();
  await press('Play the theme song');
  await press('Pause the theme song');

  fireEvent.change(bar(), { target: { value: '30' } });

  expect(audio().currentTime).toBe(30);
  expect(bar().getAttribute('aria-valuetext')).toBe('0:30 of 1:05');
});

test('a song that cannot be loaded is said in words, and the next press tries again [frame-13]', async () => {
  show();
  play.mockRejectedValueOnce(new DOMException('no source', 'NotSupportedError'));
  await press('Play the theme song');
  expect(screen.getByRole('alert').textContent).toMatch(/could not be loaded/);

  says({ error: { code: 4 } });
  await press('Play the theme song');

  expect(load).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole('button', { name: 'Pause the theme song' })).toBeTruthy();
});

test('a song that breaks off stops and says so', async () => {
  show();
  await press('Play the theme song');

  fireEvent.error(audio());

  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play the theme song' })).toBeTruthy();
});

test('pausing before the first sound is no failure', async () => {
  show();
  play.mockRejectedValueOnce(new DOMException('paused', 'AbortError'));

  await press('Play the theme song');

  expect(screen.queryByRole('alert')).toBeNull();
});
