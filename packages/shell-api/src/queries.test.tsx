import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { forgetQueries, loadQueries, useMutation, useQuery } from './queries.ts';

const send = jest.fn<() => Promise<never>>();

beforeEach(() => {
  send.mockReset().mockRejectedValue(new Error('Network error. Please try again.'));
  forgetQueries();
  onlineManager.setOnline(false);
});

afterEach(() => onlineManager.setOnline(true));

/** Used in the same way as in every form and page: none of them sets its own mode. */
function Form() {
  const { mutate, error, isPending } = useMutation({ mutationFn: send });
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        Delete for good
      </button>
      <p>{isPending ? 'Deleting…' : error?.message}</p>
    </>
  );
}

function List() {
  const { error, data = 'Loading…' } = useQuery<string>({ queryKey: ['list'], queryFn: send });
  return <p>{error ? error.message : data}</p>;
}

/** Resolves once the library is there. */
const show = (content: React.ReactNode) => act(async () => render(<Suspense>{content}</Suspense>));

test('without a network a form fails at once, and is not sent when the network returns [frame-27]', async () => {
  const { unmount } = await show(<Form />);

  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }));

  expect(await screen.findByText('Network error. Please try again.')).toBeTruthy();
  unmount();
  await act(async () => onlineManager.setOnline(true));
  expect(send).toHaveBeenCalledTimes(1);
});

test('without a network a list says so at once, and is asked for again when the network returns [frame-27]', async () => {
  await show(<List />);
  expect(await screen.findByText('Network error. Please try again.')).toBeTruthy();
  send.mockImplementation(() => new Promise(() => undefined));

  await act(async () => onlineManager.setOnline(true));

  expect(send).toHaveBeenCalledTimes(2);
});

test('an answer that is there before its page comes to life waits for that [frame-29]', async () => {
  const { client } = await loadQueries();
  client.setQueryData(['list'], 'Alice Lake');
  const container = document.body.appendChild(document.createElement('div'));
  container.append(document.createElement('p'));
  container.firstElementChild?.append('Loading…');
  const onRecoverableError = jest.fn();

  await act(async () => render(<List />, { container, hydrate: true, onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe('Alice Lake');
});
