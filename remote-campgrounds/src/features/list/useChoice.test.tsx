import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, use, useState } from 'react';
import { everything } from './list-state.ts';
import { useChoice } from './useChoice.ts';

const before = new URLSearchParams();
const after = new URLSearchParams('type=cabin');
const cabins = {
  state: { ...everything, type: ['cabin' as const] },
  before,
  passing: [],
  after: after.toString(),
  isTyped: false,
};
const never = new Promise<never>(() => undefined);

/** Keeps the drawing of the next address from coming on screen. */
function Slow({ params }: { params: URLSearchParams }) {
  if (params === after) use(never);
  return null;
}

function List({ params, onGo }: { params: URLSearchParams; onGo: () => void }) {
  const [waiting, choose] = useChoice(params);
  const press = () => {
    choose(cabins);
    onGo();
  };
  return (
    <button type="button" onClick={press}>
      {waiting ? waiting.after : 'all'}
    </button>
  );
}

/** Draws an address in a transition, as the shell does. */
function Site() {
  const [params, setParams] = useState(before);

  return (
    <Suspense>
      <List params={params} onGo={() => startTransition(() => setParams(after))} />
      <Slow params={params} />
    </Suspense>
  );
}

test('Back is heard while the address of a choice is being drawn', async () => {
  render(<Site />);
  const button = screen.getByRole('button');
  await act(async () => fireEvent.click(button));
  expect(button.textContent).toBe('type=cabin');

  await act(async () => globalThis.dispatchEvent(new PopStateEvent('popstate')));

  expect(button.textContent).toBe('all');
});
