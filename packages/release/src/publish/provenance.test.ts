import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { account, newPublisher, shell, type TestPublisher } from '#built-app.fixture.ts';
import { signedProvenance } from '#document/attestation.ts';
import { newKeyPair, signingKeysIn } from '#document/signing-keys.ts';
import { prune } from '#maintain/prune.ts';
import { rotateSigningKey } from '#maintain/rotate-signing-key.ts';
import { verifyLive } from '#maintain/verify.ts';
import { publish } from './publish.ts';

const origin = {
  sbom: '{"bomFormat":"CycloneDX"}',
  lockfile: 'ab'.repeat(32),
  tools: { node: '24.0.0', '@rspack/core': '2.0.0' },
};

const fileOf = ({ folder }: TestPublisher, name: string, app = 'shell') =>
  join(folder, 'attestations', app, '1.0.0', name);

/** A publisher of a shell whose making is known. */
async function attested() {
  const publisher = newPublisher();
  const sources = { shell: { commit: 'c0ffee4', isDirty: false } };
  const from = { sources, origins: { shell: origin } };
  const live = await publish(publisher, { folders: [shell()], by: 'ana', ...from });
  return { publisher, live };
}

test('beside a build lie its bill of materials, and of which commit, lockfile and tools it is', async () => {
  const { publisher, live } = await attested();

  expect(readFileSync(fileOf(publisher, 'sbom.cdx.json'), 'utf8')).toBe(origin.sbom);
  const text = readFileSync(fileOf(publisher, 'provenance.json'), 'utf8');
  const { payload } = JSON.parse(text) as { payload: string };
  const digestOf = (file: string) => {
    const hash = live.shell.files[file]?.replace('sha384-', '') ?? '';
    return { sha384: Buffer.from(hash, 'base64').toString('hex') };
  };
  const ofBill = createHash('sha256').update(origin.sbom).digest('hex');
  expect(JSON.parse(Buffer.from(payload, 'base64').toString())).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: 'https://slsa.dev/provenance/v1',
    subject: ['worker.js', 'entry.js'].map((name) => ({ name, digest: digestOf(name) })),
    predicate: {
      buildDefinition: {
        externalParameters: { app: 'shell', version: '1.0.0' },
        internalParameters: { isDirty: false },
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: 'c0ffee4' } },
          { name: 'pnpm-lock.yaml', digest: { sha256: origin.lockfile } },
          { name: 'sbom.cdx.json', digest: { sha256: ofBill } },
        ],
      },
      runDetails: { builder: { version: origin.tools } },
    },
  });
  expect(await verifyLive(publisher)).toEqual(live);
});

test('verify refuses a provenance of somebody else, or of other files', async () => {
  const { publisher, live } = await attested();
  const { version, files } = live.shell;
  const build = { name: 'shell', version, files };
  const { privateKey: own } = publisher.keys;
  const more = { ...files, 'more.js': files['entry.js'] ?? '' };
  const others = { ...build, files: { 'entry.js': `sha384-${'A'.repeat(64)}` } };

  for (const forged of [
    signedProvenance(build, origin, newKeyPair().privateKey),
    signedProvenance(others, origin, own),
    signedProvenance({ ...build, files: more }, origin, own),
    'not json',
  ]) {
    writeFileSync(fileOf(publisher, 'provenance.json'), forged);
    await expect(verifyLive(publisher)).rejects.toMatchObject({
      code: 'BAD_SIGNATURE',
      message: expect.stringContaining('The provenance of shell 1.0.0'),
    });
  }
  rmSync(fileOf(publisher, 'provenance.json'));
  expect(await verifyLive(publisher)).toEqual(live);
});

test('after a rotation what is said of builds verifies with the new key', async () => {
  const { publisher, live } = await attested();
  const keysFolder = join(publisher.root, 'keys');

  await rotateSigningKey({ ...publisher, keysFolder });

  const verified = await verifyLive({ ...publisher, keys: signingKeysIn(keysFolder) });
  expect(verified.generation).toBe(live.generation);
});

test('what is said of a version goes with its files', async () => {
  const { publisher } = await attested();
  const origins = { 'remote-account': origin };
  for (const version of ['1.0.0', '2.0.0'])
    await publish(publisher, { folders: [account(version)], by: 'ana', origins });

  const { others } = await prune(publisher, { keep: 1 });

  expect(others.toSorted()).toEqual([
    'attestations/remote-account/1.0.0/provenance.json',
    'attestations/remote-account/1.0.0/sbom.cdx.json',
  ]);
});
