import { expect, test } from '@jest/globals';
import { startEdge } from './edge.fixture.ts';

const oneDayMs = 86_400_000;

test('whoever finds a hole reads whom to tell, and until when that is sure [addresses-6]', async () => {
  const { url } = await startEdge({ environment: { PUBLIC_URL: 'https://campbc.example' } });

  const response = await fetch(`${url}/.well-known/security.txt`);
  const text = await response.text();

  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text.match(/^[\w-]+(?=: )/gm)).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
  ]);
  expect(text).toContain('Contact: mailto:security@campbc.example\n');
  expect(text).toContain('Canonical: https://campbc.example/.well-known/security.txt\n');
  const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00Z)$/m.exec(text) ?? [];
  const left = (Date.parse(expires) - Date.now()) / oneDayMs;
  expect(left).toBeGreaterThan(30);
  expect(left).toBeLessThan(365);
});

test('the older place leads to where security.txt is', async () => {
  const { url } = await startEdge();

  const { status, headers } = await fetch(`${url}/security.txt`, { redirect: 'manual' });

  expect([status, headers.get('location')]).toEqual([302, '/.well-known/security.txt']);
});

test('a password manager finds the page where a password is changed [addresses-6]', async () => {
  const { url } = await startEdge();
  const ask = (name: string) => fetch(`${url}/.well-known/${name}`, { redirect: 'manual' });

  const found = await ask('change-password');
  const unknown = await ask('resource-that-should-not-exist-whose-status-code-should-not-be-200');

  expect([found.status, found.headers.get('location')]).toEqual([302, '/settings#password']);
  expect(unknown.status).toBe(404);
});
