/*
 * The front door of every npm script: runs on any Node from 20.19 with nothing installed.
 * Installs what is missing, then hands over to the pinned Node, which runs infra/<command>/main.ts.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const oldestNode = [20, 19];

const [command = '', ...rest] = process.argv.slice(2);
process.chdir(root);
requireRecentNode();
const script = join('infra', command, 'main.ts');
if (!existsSync(script)) fail(`There is no command called ${command}.`);
if (!installDependencies(root)) process.exit(1);
run(join(root, 'node_modules/node/bin/node'), [script, ...rest]);

function requireRecentNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isRecent = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (!isRecent)
    fail(`CampBC needs Node ${oldestNode.join('.')} or newer; this is ${process.version}.`);
}

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const works = spawnSync(program, ['--version']).status === 0;
  if (!works) fail('The pinned Node is not usable. Delete node_modules and try again.');
  const child = spawn(program, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
