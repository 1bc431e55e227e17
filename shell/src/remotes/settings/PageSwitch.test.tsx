/** @jest-environment node */
import { putSetValues } from '@camp/shell-api';
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import type { PageAddress } from '#remotes/load/loader.ts';
import { PageSwitch } from './PageSwitch.tsx';

test('what is rendered ahead is whole, for a document of a page that is off has none of it', () => {
  putSetValues({ trips: { 'page/trips': false } });

  const html = renderToString(
    <PageSwitch address={{ remote: 'trips', page: 'trips' } as PageAddress}>Trips</PageSwitch>,
  );

  expect(html).toContain('Trips');
});
