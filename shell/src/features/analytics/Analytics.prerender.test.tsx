/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { Analytics } from './Analytics.tsx';
import { PrivacyChoices } from './PrivacyChoices.tsx';

test('a page rendered ahead knows nothing of analytics', () => {
  const html = renderToString(
    <MemoryRouter>
      <Analytics />
      <PrivacyChoices />
    </MemoryRouter>,
  );

  expect(html).toBe('');
});
