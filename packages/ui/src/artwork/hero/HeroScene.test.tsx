import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { HeroScene } from './HeroScene.tsx';

test('the lake mirrors mountains of its own, for styles of a remote reach no copy that the browser makes', () => {
  const { container } = render(<HeroScene />);

  const mirrored = container.querySelectorAll('[class*="reflection"] [class*="hills"]');

  expect(mirrored.length).toBe(1);
  expect(container.querySelector('use')).toBe(null);
});
