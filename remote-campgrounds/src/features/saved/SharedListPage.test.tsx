import { expect, jest, test } from '@jest/globals';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { SharedListPage } from './SharedListPage.tsx';

test.each([
  [404, 'NOT_FOUND', 'There is nothing at this address.', /^Ask the person who sent it/],
  [422, 'VALIDATION', 'Please check the highlighted fields.', /^Ask the person who sent it/],
  [410, 'TOKEN_EXPIRED', 'The link was withdrawn.', /withdrawn/],
])(
  'a link that is answered %i says that there is no such list [saved-places-26]',
  async (...row) => {
    const [status, code, error, said] = row;
    globalThis.fetch = jest.fn<typeof fetch>(() =>
      Promise.resolve(Response.json({ error, code, requestId: 'r' }, { status })),
    );

    await act(async () =>
      render(
        <InRouter session={{ status: 'signed-out' }}>
          <SharedListPage />
        </InRouter>,
        { wrapper: Suspense },
      ),
    );

    expect(
      await screen.findByRole('heading', { name: 'This list no longer exists.' }),
    ).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse campgrounds' })).toBeTruthy();
    expect(screen.queryByText(/highlighted/)).toBe(null);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null);
  },
);
