import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { appNames } from '@camp/build/apps';
import { buildApps } from '@camp/build/build';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { noteSettings } from '#infra/test-servers/noted-secrets.ts';
import { type EmptyMachine, startEmptyMachine } from '#tests/support/machine/empty-machine.ts';
import {
  enrollAlice,
  openVisit,
  registerAlice,
  seeHome,
  signAliceIn,
} from '#tests/support/machine/first-visit.ts';
import { bounce } from '#tests/support/machine/bounced-mail.ts';
import { FollowedPage } from '#tests/support/machine/followed-page.ts';

/* Runs docs/production.md, command by command, on an empty machine, and looks at the result. */

interface BillOfMaterials {
  components: { name: string; version: string; hashes: unknown; licenses?: unknown }[];
}

/** Tries to read, as the API's user, files that it does not need; counts owner settings in an API's environment. */
const whatTheApiReads = `
runuser -u campbc -- cat /var/lib/campbc-publish/keys/release-private.pem 2>&1 || true
runuser -u campbc -- cat /etc/campbc/migrate.env 2>&1 || true
tr '\\0' '\\n' < /proc/$(systemctl show -p MainPID --value campbc-api@8081)/environ | grep -c OWNER || true`;

/** Lists what Debian's own program finds in the back-up and in the file of secrets. */
const openedByAge = `for file in /var/backups/campbc/*.backup /root/campbc-secrets.backup; do
  age --decrypt --identity /root/campbc-backup.key $file | tar -tz | grep -E 'env$|pem$|sql$' | sort | tr '\\n' ' '
  echo
done`;

const maxBytes = 120_000_000;
/** The same package under the next one's name; its libraries are those of the first. */
const nextName = 'campbc-1.4.1-0000000000';
const makeNext = `mkdir -p /tmp/${nextName} && cd /tmp/${nextName}
cp -a /opt/campbc/[!n]* .
ln -s "$(readlink -f /opt/campbc/node_modules)" node_modules
cd /root
tar -czf ${nextName}.tar.gz -C /tmp ${nextName}
sha256sum ${nextName}.tar.gz > ${nextName}.tar.gz.sha256
openssl pkeyutl -sign -rawin -inkey /var/lib/campbc-publish/keys/release-private.pem \\
  -in ${nextName}.tar.gz.sha256 -out ${nextName}.tar.gz.sha256.sig`;

let machine: EmptyMachine;
let walk: Awaited<ReturnType<typeof walkThePage>>;

beforeAll(async () => {
  /* Outside the machine, where other tests can use it, too. */
  await buildApps(appNames);
  machine = await startEmptyMachine();
  await machine.run('prepare');
  walk = await walkThePage();
  console.log(walk.times.join('\n'));
}, 1_800_000);

afterAll(async () => {
  try {
    await keepLogs();
  } finally {
    await machine.stop();
  }
});

/** Copies the logs to where secrets are looked for in them after all tests. */
async function keepLogs(): Promise<void> {
  await machine.run(
    "mkdir -p /var/log/units; journalctl -o cat -u 'campbc-*' > /var/log/units/site.log",
  );
  const folder = mkdtempSync(join(tmpdir(), 'campbc-production-'));
  for (const logs of ['var/log/units', 'var/log/nginx'])
    cpSync(inside(logs), join(folder, 'logs'), { recursive: true });
}

async function walkThePage() {
  const startedAt = Date.now();
  const page = new FollowedPage('docs/production.md', machine);
  const ready = await page.upTo('readyz');
  const servedAfter = (Date.now() - startedAt) / 1_000;
  noteSettings(parseEnv(readFileSync(inside('etc/campbc/api.env'), 'utf8')));
  const { page: visit, close } = await openVisit(machine);
  const home = await seeHome(visit);
  const mailFrom = await registerAlice(visit, machine);
  const made = await page.upTo('admin make');
  const authenticator = await enrollAlice(visit);
  const adminPage = await signAliceIn(visit, authenticator);
  await page.upTo('backup --secrets');
  const opened = await machine.run(openedByAge);
  const returned = await bounce(machine);
  const rights = await machine.run(whatTheApiReads);
  const staff = await machine.run('runuser -u campbc -- campbc admin list');
  const verified = await machine.run('runuser -u campbc -- campbc release verify');
  const [name = ''] = globSync('campbc-*.tar.gz', { cwd: inside('root') });
  await machine.run(makeNext);
  const rolledOut = await page.upTo('campbc rollout');
  const linkedNext = readlinkSync(inside('opt/campbc'));
  const rolledBack = await page.upTo('rollback-package');
  const after = await seeHome(visit);
  await close();
  return {
    ready,
    home,
    mailFrom,
    made,
    adminPage,
    opened,
    returned,
    rights,
    staff,
    verified,
    name: basename(name, '.tar.gz'),
    rolledOut,
    linkedNext,
    rolledBack,
    after,
    blocksLeft: page.left,
    times: [...page.times, `${servedAfter.toFixed(1).padStart(6)} s  until the site was ready`],
  };
}

const inside = (path: string) => join(machine.root, path);

test('the page leads from an empty machine to a site that is ready, served over HTTPS with its headers [operation-1]', () => {
  expect(walk.ready).toContain('"ok":true');
  expect(walk.home).toMatchObject({ status: 200, heading: expect.stringMatching(/\w/) });
  expect(walk.home.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'x-content-type-options': 'nosniff',
  });
  expect(walk.blocksLeft).toBe(0);
});

test('the first admin gets mail from the site’s own domain, and signs in with a second factor [operation-1]', () => {
  expect(walk.mailFrom).toBe('no-reply@campbc.example');
  expect(walk.made).toContain('alice');
  expect(walk.adminPage).toBe('Admin Dashboard');
  expect(walk.staff).toMatch(/alice.*admin/);
  expect(walk.verified).toContain('every file are as published');
});

test('mail to somebody whom the provider does not know comes back, and counts as refused', () => {
  expect(walk.returned).toBe('dead 1');
});

test('the API reads neither the publisher’s key nor the address of who owns the tables', () => {
  const [key, owner, inItsEnvironment] = walk.rights.trim().split('\n');

  expect(key).toContain('Permission denied');
  expect(owner).toContain('Permission denied');
  expect(inItsEnvironment).toBe('0');
});

test('the night’s back-up is there, for root alone, and without secrets, which have a file of their own [operation-1]', () => {
  const [file = ''] = globSync('*.backup', { cwd: inside('var/backups/campbc') });
  const { mode, size } = statSync(inside(join('var/backups/campbc', file)));

  expect(mode & 0o777).toBe(0o600);
  expect(size).toBeGreaterThan(1_000_000);
  const [backup = '', secrets = ''] = walk.opened.split('\n');
  expect(backup.trim()).toBe('database/database.sql');
  expect(secrets).toContain('settings/./api.env');
  expect(secrets).toContain('release-server-private.pem');
});

test('an update runs beside the package from before, and one command leads back to that [operation-4]', () => {
  const ready = /campbc-(api|edge)@\d+.service is ready after/g;

  expect(walk.rolledOut).toContain(`${nextName} is linked.`);
  expect(walk.linkedNext).toBe(nextName);
  expect(walk.rolledOut.match(ready)).toHaveLength(4);
  expect(walk.rolledBack).toContain(`${walk.name} is linked.`);
  expect(walk.rolledBack.match(ready)).toHaveLength(4);
  expect(readlinkSync(inside('opt/campbc'))).toBe(walk.name);
  expect(walk.after.status).toBe(200);
});

test('a package has no test in it, nothing that tests or builds, and is small [operation-3]', () => {
  const folder = inside(join('opt', walk.name));
  const isOfTests = (name: string) => /\.(test|fixture|spec)\.|^tests\//.test(name);
  const files = globSync('**/*', { cwd: folder, exclude: (name) => name.includes('node_modules') });
  const libraries = globSync('*', { cwd: join(folder, 'node_modules/.pnpm') }).join('\n');

  expect(files).toContain('services/api/src/server.ts');
  expect(files.filter(isOfTests)).toEqual([]);
  expect(libraries).toContain('express@');
  expect(libraries).not.toMatch(/jest|playwright|typescript@|rspack|oxlint|fast-check|smtp-server/);
  expect(statSync(inside(`root/${walk.name}.tar.gz`)).size).toBeLessThan(maxBytes);
});

test('a package’s bill of materials names each library in it once, with version, licence and hash [operation-3]', () => {
  const folder = inside(join('opt', walk.name));
  const bill = readFileSync(join(folder, 'sbom.cdx.json'), 'utf8');
  const { components, ...rest } = JSON.parse(bill) as BillOfMaterials;
  const names = components.map(({ name, version }) => `${name}@${version}`);
  const installed = globSync('*', { cwd: join(folder, 'node_modules/.pnpm') })
    .filter((name) => name.includes('@'))
    .map((name) => name.replace(/_.*/, '').replace('+', '/'));

  expect(rest).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(readFileSync(inside(`root/${walk.name}.sbom.cdx.json`), 'utf8')).toBe(bill);
  expect(names).toEqual([...new Set(names)]);
  expect(new Set(names)).toEqual(new Set(installed));
  for (const { hashes } of components)
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
  expect(components.filter(({ licenses }) => !licenses).map(({ name }) => name)).toEqual([]);
});

test('the image is the package with nothing built in it, and starts what the units start', () => {
  const folder = inside(join('opt', walk.name));
  const lines = readFileSync('Containerfile', 'utf8').replaceAll('${PACKAGE}', walk.name);
  const [node = '', api = ''] = [...lines.matchAll(/^(?:ENTRYPOINT|CMD) \["(.*)"\]$/gm)].map(
    ([, words = '']) => words,
  );
  const [, edge = ''] = /`podman run campbc (services.*?)`/.exec(lines) ?? [];

  expect(lines).toContain(`ADD ${walk.name}.tar.gz /opt/`);
  expect(lines).toContain(`RUN ln -s ${walk.name} /opt/campbc`);
  expect(lines).toMatch(/^USER campbc$/m);
  for (const [name, script] of Object.entries({ api, edge })) {
    const unit = readFileSync(`infra/deploy/systemd/campbc-${name}@.service`, 'utf8');
    expect(unit).toContain(`\nExecStart=${node} ${script}\n`);
    expect(existsSync(join(folder, script))).toBe(true);
  }
  expect(existsSync(node.replace('/opt/campbc', folder))).toBe(true);
});
