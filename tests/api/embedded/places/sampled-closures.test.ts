import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '#infra/site/ports.ts';
import { setting } from '#tests/support/api/closure-site.ts';
import { instantIn } from '#tests/support/people/database.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { roundPasses } from '#tests/support/servers/metrics.ts';

let api: OwnApi;
let port: number;

beforeAll(async () => {
  port = await freePort();
  api = await OwnApi.start(undefined, { METRICS_PORT: String(port), WORKER_INTERVAL_MS: '100' });
});

afterAll(() => api.stop());

test('where feeds are recorded samples, members are told so, and nobody’s places are looked at [mails-about-saved-places-1]', async () => {
  const { id, visitor } = await api.signedIn('member');
  const longAgo = instantIn(api.place, '2026-01-01 00:00:00.000');
  const nextLook = async () => {
    const [row] = await api.query('SELECT next_at FROM closure_mails WHERE user_id = ?', [id]);
    return row?.['next_at'];
  };

  const { body } = await visitor.put(setting, { is_on: true });
  await api.query('UPDATE closure_mails SET next_at = ? WHERE user_id = ?', [longAgo, id]);
  await roundPasses('closure-mails', port);

  expect(body).toEqual({ closure_mails: { is_on: true, is_sending: false } });
  expect(await nextLook()).toBe(longAgo);
});
