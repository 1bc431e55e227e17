import { temporaryFolder } from '@camp/release/built-app.fixture';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeCertificate } from '#infra/test-servers/certificate.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { runWithMigrator } from '#tests/support/api/run-migrator.ts';

const certificates = temporaryFolder();
let database: MariaDb;
let address: string;
let trusting: string;

beforeAll(async () => {
  const { key, certificate } = makeCertificate(certificates);
  trusting = `ssl-ca=${certificate}`;
  database = await MariaDb.start([`--ssl-cert=${certificate}`, `--ssl-key=${key}`]);
  address = (await database.createDatabase('tls')).replace('127.0.0.1', 'localhost');
});

afterAll(() => database.stop());

/** Returns the TLS version of the API's connection. */
function versionAt(databaseUrl: string): Promise<unknown> {
  const place = { dataDir: temporaryFolder(), databaseUrl };
  return runWithMigrator(
    place,
    `const [rows] = await db.query("SHOW SESSION STATUS LIKE 'Ssl_version'");
    console.log(JSON.stringify(rows[0].Value));`,
  );
}

const tls = expect.stringMatching(/^TLSv1\.[23]$/);

test('an address that asks for TLS gets it, and so does one of several', async () => {
  const asking = `${address}?ssl-mode=REQUIRED&${trusting}`;

  expect(await versionAt(asking)).toEqual(tls);
  expect(await versionAt(`${asking},${asking}`)).toEqual(tls);
  expect(await versionAt(address)).toBe('');
});

test('a certificate that nobody vouches for is refused', async () => {
  const other = makeCertificate(temporaryFolder()).certificate;

  await expect(versionAt(`${address}?ssl=true`)).rejects.toThrow(/self-signed certificate/);
  await expect(versionAt(`${address}?ssl-mode=VERIFY_CA&ssl-ca=${other}`)).rejects.toThrow(
    /certificate/,
  );
});

test('a certificate for another host is refused, unless the authority alone is asked for', async () => {
  makeCertificate(certificates, 'DNS:elsewhere.example');
  await database.pause();
  await database.resume();

  await expect(versionAt(`${address}?ssl-mode=REQUIRED&${trusting}`)).rejects.toThrow(/altnames/);
  expect(await versionAt(`${address}?ssl-mode=VERIFY_CA&${trusting}`)).toEqual(tls);
});
