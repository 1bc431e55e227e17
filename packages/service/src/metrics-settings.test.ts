import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { metricsSettings } from './metrics-settings.ts';

const schema = z.object(metricsSettings);

test.each([{}, { METRICS_PORT: '', METRICS_HOST: '' }])(
  'without a port there are no metrics: %j [calls-account-2]',
  (given) => {
    expect(schema.parse(given)).toEqual({ METRICS_HOST: '127.0.0.1' });
  },
);

test.each(['0', '65536', '80.5', 'http'])(
  'a METRICS_PORT of %s is refused in one sentence [calls-account-2]',
  (port) => {
    expect(schema.safeParse({ METRICS_PORT: port }).error?.issues).toMatchObject([
      { message: 'Give a port from 1 to 65535, or leave it out for no metrics.' },
    ]);
  },
);

test('metrics can be served to a network, by an address and not by a name', () => {
  const given = { METRICS_PORT: '18081', METRICS_HOST: '10.0.0.5' };

  expect(schema.parse(given)).toEqual({ METRICS_PORT: 18_081, METRICS_HOST: '10.0.0.5' });
  expect(schema.safeParse({ ...given, METRICS_HOST: 'metrics' }).error?.issues).toMatchObject([
    { message: 'Give an address of this machine, such as 10.0.0.5.' },
  ]);
});
