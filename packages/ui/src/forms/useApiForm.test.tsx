import { usernameSchema } from '@camp/contracts/account/auth';
import { ApiCallError } from '@camp/contracts/client/api-call-error';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Form } from '#fields/Form.tsx';
import { TextField } from '#fields/TextField.tsx';
import { useApiForm } from './useApiForm.ts';

interface Values {
  username: string;
  email: string;
}

interface Props {
  /** Resolves to the call's error; null if it succeeds. */
  answer: (values: Values) => Promise<Error | null>;
  schema?: z.ZodMiniType<Values, Values>;
  toBody?: (values: Values) => Values | null;
  onDone?: () => void;
}

/** A form of two fields, with a call as the query library makes it. */
function Example({ answer, ...options }: Props) {
  const [call, setCall] = useState({ isPending: false, error: null as Error | null });
  const { field, failure, isPending, submit } = useApiForm({
    values: { username: '', email: '' },
    call: {
      ...call,
      mutate: (body: Values, then) => {
        setCall({ isPending: true, error: null });
        void answer(body).then((error) => {
          setCall({ isPending: false, error });
          return error ? then.onError(error) : then.onSuccess();
        });
      },
    },
    ...options,
  });

  return (
    <Form label="Example" error={failure?.message} onSubmit={submit}>
      <TextField label="Username" {...field('username')} />
      <TextField label="Email" {...field('email')} />
      <button>{isPending ? 'Sending…' : 'Send'}</button>
    </Form>
  );
}

const refusal = (fields: Record<string, string>) =>
  new ApiCallError({ message: 'Check the form.', status: 422, code: 'VALIDATION', fields });

/** Types a name into the form and sends it. */
async function send(props: Props, username = 'bear') {
  render(<Example {...props} />);
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: username } });
  await act(async () => fireEvent.submit(screen.getByRole('form')));
}

const refused = (fields: Record<string, string>) => ({
  answer: () => Promise.resolve(refusal(fields)),
});

test('field errors land on their inputs, and only the first takes the focus [session-7]', async () => {
  await send(refused({ email: 'Taken.', username: 'Short.', other: 'Odd.' }));

  expect(await screen.findByText('Short.')).toBeTruthy();
  expect(screen.getByText('Taken.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
  expect(screen.queryByText('Odd.')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error that no field shows is the form’s, which takes the focus', async () => {
  await send(refused({ other: 'Odd.' }));

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Check the form.');
  expect(alert.parentElement).toBe(document.activeElement);
});

test('what the schema refuses is said at the first wrong field, and not sent', async () => {
  const answer = jest.fn(() => Promise.resolve(null));
  const schema = z.object({ username: usernameSchema, email: z.string() });

  await send({ answer, schema }, 'x');

  expect(await screen.findByText(/^Username must be 3–20 characters/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  expect(answer).not.toHaveBeenCalled();
});

test('a form is sent once at a time, and says when it is done', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const answer = jest.fn(() => promise);
  const onDone = jest.fn();

  await send({ answer, onDone });
  await act(async () => fireEvent.submit(screen.getByRole('form')));

  expect(answer.mock.calls).toEqual([[{ username: 'bear', email: '' }]]);
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => resolve(null));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('nothing is sent where there is no body', async () => {
  const answer = jest.fn(() => Promise.resolve(null));

  await send({ answer, toBody: () => null });

  expect(answer).not.toHaveBeenCalled();
});
