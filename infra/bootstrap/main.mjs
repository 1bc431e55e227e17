/*
 * The entry of every npm script. Runs on any Node from 18.20, which Debian 12 has, with nothing installed: it installs what is
 * missing, then starts the command's program on the pinned Node.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './child.mjs';
import { installDependencies, installNewRemote } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const oldestNode = [18, 20];
/**
 * The program of each command, and arguments that come before its own. A server's package holds only those of an operator.
 * @type {Record<string, string[]>}
 */
const programs = {
  admin: ['infra/site/run-with-settings.ts', 'services/api/src/admin.ts'],
  audit: ['infra/check/audit.ts'],
  backup: ['infra/backup/main.ts'],
  bench: ['bench/main.ts'],
  build: ['packages/build/src/main.ts'],
  check: ['infra/check/main.ts'],
  cluster: ['infra/test-servers/cluster/main.ts'],
  dev: ['infra/start/dev/main.ts'],
  'install-package': ['infra/package/on-server/install.ts'],
  look: ['tests/look/main.ts'],
  'new-remote': ['infra/new-remote/main.ts'],
  package: ['infra/package/main.ts'],
  places: ['infra/site/run-with-settings.ts', 'services/api/src/places.ts'],
  release: ['infra/release/main.ts'],
  restore: ['infra/backup/restore.ts'],
  'rollback-package': ['infra/package/on-server/rollback.ts'],
  rollout: ['infra/package/on-server/rollout.ts'],
  soak: ['tests/soak/main.ts'],
  start: ['infra/start/main.ts'],
  test: ['infra/test/main.ts'],
  'test-cluster': ['tests/cluster/main.ts'],
  'test-deep': ['infra/test/main.ts', '--deep'],
  'test-engines': ['tests/engines/main.ts'],
  'test-mutations': ['tests/security/mutate.ts'],
};
/** Commands that run until they are stopped: being stopped is a success. */
const endless = new Set(['start', 'dev', 'cluster']);

const pollIntervalMs = 1_000;

const [command = '', ...rest] = process.argv.slice(2);
process.chdir(root);
requireRecentNode();
requirePlainPath();
const program = Object.hasOwn(programs, command) ? programs[command] : [];
if (!program[0] || !existsSync(program[0])) fail(`There is no command called ${command}.`);
endWithNpm();
const installed = await installDependencies(root);
if (installed.code !== 0) end(installed);
const node = join(root, 'node_modules/node/bin/node');
if (spawnSync(node, ['--version']).status !== 0)
  fail('The pinned Node is not usable. Delete node_modules and try again.');
/* Every process of Node below starts with what an earlier one has compiled (docs/decisions/operations.md#0177). */
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');
/* The channel closes however this process ends, and then the command ends too. */
const ended = await runToEnd(node, [...program, ...rest], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
end(command === 'new-remote' && ended.code === 0 ? await installNewRemote(root) : ended);

function requireRecentNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isRecent = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (!isRecent)
    fail(`CampBC needs Node ${oldestNode.join('.')} or newer; this is ${process.version}.`);
}

/** Bundlers take what follows these for something else than a path, and then say that a module is missing. */
function requirePlainPath() {
  const [sign] = /[#?!]/.exec(root) ?? [];
  if (sign)
    fail(
      `CampBC cannot be built in a folder with "${sign}" in its path. Rename or move this one: ${root}`,
    );
}

/** A killed npm cannot pass the signal on, so its end is noticed instead. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const look = () => process.ppid === npm || process.kill(process.pid, 'SIGTERM');
  setInterval(look, pollIntervalMs).unref();
}

/** @param {{ code: number, signal: string | null }} ended */
function end({ code, signal }) {
  process.exit(signal && endless.has(command) ? 0 : code);
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
