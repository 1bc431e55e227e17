import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Cluster, Stack } from './spacing.tsx';

test('a stack says its space and alignment without a style attribute, which the policy refuses', () => {
  render(
    <Stack as="ul" gap="12px" align="start" aria-label="Trails">
      <li>West Coast Trail</li>
    </Stack>,
  );

  const list = screen.getByRole('list', { name: 'Trails' });
  expect(Object.entries(list.dataset)).toEqual([
    ['gap', '12px'],
    ['align', 'start'],
  ]);
  expect(list.hasAttribute('style')).toBe(false);
});

test('a cluster keeps what its element takes: a class, an id, a label', () => {
  render(
    <Cluster as="nav" gap="8px" justify="between" className="own" id="ways" aria-label="Ways" />,
  );

  const nav = screen.getByRole('navigation', { name: 'Ways' });
  expect(nav.dataset.justify).toBe('between');
  expect([...nav.classList]).toContain('own');
  expect(nav.id).toBe('ways');
});

test('a step that the scale does not have does not compile', () => {
  // @ts-expect-error -- the compiler must refuse it, and says so here if it ever does not
  expect(<Stack gap="9px" />).toBeTruthy();
  // @ts-expect-error -- an attribute of another element
  expect(<Stack as="ul" gap="4px" action="/search" />).toBeTruthy();
});
