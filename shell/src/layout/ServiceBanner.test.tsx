import { expect, jest, test } from '@jest/globals';
import { type Session, SessionContext } from '@camp/shell-api';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ServiceBanner } from './ServiceBanner.tsx';

const offline = /^You’re offline/;
const unavailable = /^Accounts are unavailable/;

function show(session: Session) {
  const rest = { reload: async () => session, logout: async () => undefined };
  render(
    <SessionContext value={{ session, ...rest }}>
      <MemoryRouter>
        <ServiceBanner />
      </MemoryRouter>
    </SessionContext>,
  );
}

function setNetwork(isThere: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}

test('visitors are told that they are offline, until they are not', () => {
  show({ status: 'signed-out' });
  expect(screen.queryByText(offline)).toBeNull();

  setNetwork(false);
  expect(screen.getByText(offline)).toBeTruthy();
  setNetwork(true);

  expect(screen.queryByText(offline)).toBeNull();
});

test('without an API accounts are said to be away, without a network the network is', () => {
  show({ status: 'unavailable' });
  expect(screen.getByText(unavailable)).toBeTruthy();

  setNetwork(false);
  expect(screen.queryByText(unavailable)).toBeNull();
  setNetwork(true);

  expect(screen.getByText(unavailable)).toBeTruthy();
});
