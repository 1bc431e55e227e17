import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CheckboxField } from './CheckboxField.tsx';
import { CodeField } from './CodeField.tsx';
import { Form } from './Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('label, hint and error of a field belong to its input', () => {
  render(
    <TextField label="Email" hint="We write rarely." error="Please enter a valid email address." />,
  );

  const input = screen.getByLabelText('Email');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(input)).toEqual(['We write rarely.', 'Please enter a valid email address.']);
});

test('a field without hint and error describes nothing', () => {
  render(<TextField label="Email" />);

  const input = screen.getByLabelText('Email');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('a password is hidden until its button is pressed', () => {
  render(<PasswordField label="Password" defaultValue="secret" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');

  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));

  expect(input.getAttribute('type')).toBe('text');
  expect(screen.getByRole('button', { name: 'Show password' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

test('a select offers its options under its label', () => {
  render(
    <SelectField
      label="Role"
      options={[
        { value: '', label: 'Any role' },
        { value: 'mod', label: 'Moderator' },
      ]}
    />,
  );

  expect(screen.getByRole('combobox', { name: 'Role' }).children).toHaveLength(2);
});

test('a checkbox is ticked by its label and says what is wrong with it', () => {
  render(
    <CheckboxField
      label="Remember this device"
      hint="Only on a device of your own."
      error="Please choose."
    />,
  );

  fireEvent.click(screen.getByText('Remember this device'));

  const box = screen.getByRole('checkbox', { name: 'Remember this device' });
  expect(box).toHaveProperty('checked', true);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(box)).toEqual(['Only on a device of your own.', 'Please choose.']);
});

test('a field for a code asks for digits, takes the code that was sent, and says what is wrong with it', () => {
  render(<CodeField label="Code" error="Type all six digits." maxLength={7} />);

  const code = screen.getByRole('textbox', { name: 'Code' });
  expect([code.inputMode, code.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
  expect(describedBy(code)).toEqual(['Type all six digits.']);
});

test('a form sends what a password manager has filled in without a word', () => {
  const sent: string[] = [];
  render(<CodeForm send={(code) => sent.push(code)} />);
  const input = screen.getByLabelText<HTMLInputElement>('Code');
  /* Not through the setter that React has put on the field. */
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '123456');

  fireEvent.submit(screen.getByRole('form'));

  expect(sent).toEqual(['123456']);
});

function CodeForm({ send }: { send: (code: string) => void }) {
  const [code, setCode] = useState('');

  return (
    <Form label="Step" onSubmit={() => send(code)}>
      <CodeField label="Code" value={code} onChange={({ target }) => setCode(target.value)} />
    </Form>
  );
}

test('the error of a form takes the focus when it appears, and not again while somebody types', () => {
  const form = () => (
    <Form label="Step" error={<p>It failed.</p>} onSubmit={() => undefined}>
      <CodeField label="Code" />
    </Form>
  );
  const { rerender } = render(form());
  expect(document.activeElement?.textContent).toBe('It failed.');
  screen.getByLabelText('Code').focus();

  rerender(form());

  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
});
