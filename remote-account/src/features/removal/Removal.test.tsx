import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Removal } from './Removal.tsx';

const period = { from: '2030-05-03T19:00:00.000Z', until: '2030-05-10T19:00:00.000Z' };
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test.each([
  [false, 'Stop this', 'The request is over.', '/stop'],
  [true, 'Remove my second step', 'Your second step is removed', '/confirm'],
])(
  'a link that works already (%p) does nothing before a press [lost-second-factor-1]',
  async (ready, button, done, call) => {
    const answers = [{ error: 'No.' }, { ...period, ready }, { ok: true }];
    const calls: string[] = [];
    globalThis.fetch = jest.fn<typeof fetch>((address) => {
      const nth = calls.push((address as string).replace('/api/auth/2fa/removal', ''));
      return Promise.resolve(Response.json(answers[nth - 1], { status: nth === 1 ? 503 : 200 }));
    });
    await act(async () =>
      render(
        <InRouter>
          <Removal token={button} />
        </InRouter>,
        { wrapper: Suspense },
      ),
    );
    await press('Try again');
    await screen.findByText(
      ready ? /^You can now remove.*[^.]\.$/ : /^This link removes nothing yet/,
    );
    expect(screen.queryByRole('button', { name: 'Remove my second step' }) !== null).toBe(ready);
    expect(calls).toEqual(['/status', '/status']);

    await press(button);

    expect(await screen.findByText(new RegExp(`^${done}`))).toBeTruthy();
    expect(calls).toEqual(['/status', '/status', call]);
  },
);
