import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ShellPart } from './ShellPart.tsx';

let isBroken = true;

function Footer() {
  if (isBroken) throw new Error('A fault.');
  return <p>Write to us</p>;
}

const frame = (page: string) => (
  <>
    <ShellPart page={page}>
      <p>The bar</p>
    </ShellPart>
    <ShellPart page={page} fallback={<p>No footer today</p>}>
      <Footer />
    </ShellPart>
  </>
);

beforeEach(() => {
  isBroken = true;
  /* React logs everything that a boundary catches. */
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a part of the shell that throws is dropped alone, and stays away until the next page', () => {
  const { rerender } = render(frame('/'));
  expect(screen.getByText('The bar')).toBeTruthy();
  expect(screen.getByText('No footer today')).toBeTruthy();

  isBroken = false;
  rerender(frame('/'));
  expect(screen.queryByText('Write to us')).toBeNull();

  rerender(frame('/regions'));
  expect(screen.getByText('Write to us')).toBeTruthy();
});

test('a part that breaks on the next page, too, is dropped again', () => {
  const { rerender } = render(frame('/'));

  rerender(frame('/regions'));

  expect(screen.getByText('The bar')).toBeTruthy();
  expect(screen.getByText('No footer today')).toBeTruthy();
});
