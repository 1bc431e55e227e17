import type { BuildHealth } from '@camp/contracts/staff/releases';
import { forgetQueries } from '@camp/shell-api';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Health } from './Health.tsx';

const build = (more: Partial<BuildHealth>): BuildHealth => ({
  name: 'shell',
  version: '1.0.0',
  channel: 'stable',
  loads: 1,
  failures: 0,
  p75_ms: 23,
  failed: [],
  violations: [],
  ...more,
});

test('a canary stands beside the app that it is of, and has no load time before it has a visitor [releases-2]', async () => {
  const builds = [
    build({}),
    build({ name: 'remote-admin' }),
    build({ name: 'remote-public' }),
    build({
      name: 'remote-admin',
      channel: 'canary',
      served: { visitors: 0, failures: 0, is_over: false },
    }),
  ];
  forgetQueries();
  globalThis.fetch = jest.fn<typeof fetch>(async () => Response.json({ builds, unattributed: [] }));

  await act(async () =>
    render(
      <Suspense>
        <Health generation={1} />
      </Suspense>,
    ),
  );

  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Shell.*p75/),
    expect.stringMatching(/^Admin.*p75/),
    expect.stringMatching(/^Admin.*Canary0 visitors counted so far$/),
    expect.stringMatching(/^Public.*p75/),
  ]);
});
