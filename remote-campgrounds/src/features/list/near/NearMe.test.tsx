import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NearMe } from './NearMe.tsx';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('a question of the browser that nobody answers ends after 20 s, and an answer still counts', () => {
  jest.useFakeTimers();
  let answer: PositionCallback = () => undefined;
  const getCurrentPosition = (found: PositionCallback) => (answer = found);
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  const onFound = jest.fn();
  render(<NearMe isOn={false} onFound={onFound} onLift={() => undefined} />);

  fireEvent.click(screen.getByRole('button', { name: /Near me/ }));
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  act(() => jest.advanceTimersByTime(20_000));

  expect(screen.getByRole('status').textContent).toMatch(/^Your browser has not given us/);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false');
  act(() => answer({ coords: { latitude: 49.1, longitude: -123 } } as GeolocationPosition));
  expect(onFound).toHaveBeenCalledWith('49.100,-123.000');
  expect(screen.getByRole('status').textContent).toBe('');
});
