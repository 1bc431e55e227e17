import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from './Button.tsx';

test('a button is no submit button unless it says so', () => {
  render(<Button>Go</Button>);

  expect(screen.getByRole('button', { name: 'Go' }).getAttribute('type')).toBe('button');
});

test('a pending button shows what is under way and takes no second press', () => {
  const onClick = jest.fn();
  render(
    <Button pending pendingLabel="Saving…" onClick={onClick}>
      Save
    </Button>,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Saving…' }));

  expect(onClick).not.toHaveBeenCalled();
});

test('a button keeps room for its other label, so that it is as wide while it is pending [audit-log-page-2]', () => {
  const other = (name: string) =>
    screen.getByRole('button', { name }).querySelector('[data-other]')?.getAttribute('data-other');
  const { rerender } = render(<Button pendingLabel="Saving…">Save</Button>);
  expect(other('Save')).toBe('Saving…');

  rerender(
    <Button pending pendingLabel="Saving…">
      Save
    </Button>,
  );

  expect(other('Saving…')).toBe('Save');
});

test('a link may look like a button and stays a link', () => {
  render(<Button render={<a href="/regions" />}>Regions</Button>);

  const link = screen.getByRole('link', { name: 'Regions' });
  expect(link.getAttribute('href')).toBe('/regions');
  expect(link.hasAttribute('type')).toBe(false);
});
