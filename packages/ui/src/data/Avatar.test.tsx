import { expect, test } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './Avatar.tsx';

const picture = (container: HTMLElement) => container.querySelector('img');

test('who has no picture gets the placeholder, an image of the size asked for [profile-1]', () => {
  const { container } = render(<Avatar src={null} size={96} />);

  expect(picture(container)?.getAttribute('src')).toBe('/r/file.svg');
  expect([picture(container)?.width, picture(container)?.height]).toEqual([96, 96]);
  expect(picture(container)?.alt).toBe('');
});

test('a picture that does not load gives way to the placeholder [profile-1]', () => {
  const { container } = render(<Avatar src="https://pictures.example/1.jpg" />);
  expect(picture(container)?.src).toBe('https://pictures.example/1.jpg');

  fireEvent.error(picture(container) ?? container);

  expect(picture(container)?.getAttribute('src')).toBe('/r/file.svg');
});
