/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { BackToTop } from './BackToTop.tsx';

test('a page rendered ahead has no button', () => {
  expect(renderToString(<BackToTop />)).toBe('');
});
