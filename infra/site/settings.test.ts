import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { readSettings } from './settings.ts';

test('with nothing set, the site is on 8080, the inbox on 8025 and the data beside the project', () => {
  expect(readSettings({})).toMatchObject({
    port: 8080,
    mailPort: 8025,
    dataDir: resolve('.data'),
    publicUrl: 'http://localhost:8080',
  });
});

test('empty settings count as not set, and the public address follows the port', () => {
  const settings = readSettings({ PORT: '9000', MAIL_PORT: '', DATA_DIR: '', PUBLIC_URL: '' });

  expect(settings).toMatchObject({ mailPort: 8025, publicUrl: 'http://localhost:9000' });
});

test.each(['0', '65536', '80.5', 'http'])('a PORT of %s is refused in one sentence', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    `PORT must be a port number from 1 to 65535, not "${PORT}".`,
  );
});

test('site and inbox cannot share a port, unless mail goes to a real server', () => {
  const same = { PORT: '9000', MAIL_PORT: '9000' };

  expect(() => readSettings(same)).toThrow('PORT and MAIL_PORT must differ; both are 9000.');
  expect(readSettings({ ...same, SMTP_URL: 'smtp://mail.example' }).port).toBe(9000);
});

test('metrics have a port if one is given', () => {
  expect(readSettings({ METRICS_PORT: '' }).metricsPort).toBeUndefined();
  expect(readSettings({ METRICS_PORT: '9100' }).metricsPort).toBe(9_100);
});
