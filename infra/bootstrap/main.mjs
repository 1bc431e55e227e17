/*
 * The front door of every npm script: runs on any Node from 20.19 with nothing installed.
 * Installs what is missing, then hands over to the pinned Node, which runs infra/<command>/main.ts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './child.mjs';
import { installDependencies, markInstalled } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const oldestNode = [20, 19];
/** Commands that run until they are told to end: being told so is their good end. */
const endless = new Set(['start', 'dev']);

const lookEveryMs = 1_000;

const [command = '', ...rest] = process.argv.slice(2);
process.chdir(root);
requireRecentNode();
const script = join('infra', command, 'main.ts');
if (!existsSync(script)) fail(`There is no command called ${command}.`);
endWithNpm();
const installed = await installDependencies(root);
if (installed.code !== 0) end(installed);
const node = join(root, 'node_modules/node/bin/node');
if (spawnSync(node, ['--version']).status !== 0)
  fail('The pinned Node is not usable. Delete node_modules and try again.');
/* The channel closes when this process is gone, however it went: the command then ends, too. */
const ended = await runToEnd(node, [script, ...rest], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
/* A new remote is linked and locked as it is made: there is nothing to install. */
if (command === 'new-remote' && ended.code === 0) markInstalled(root);
end(ended);

function requireRecentNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isRecent = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (!isRecent)
    fail(`CampBC needs Node ${oldestNode.join('.')} or newer; this is ${process.version}.`);
}

/** An npm that was killed cannot pass that on: its end is noticed instead. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const look = () => process.ppid === npm || process.kill(process.pid, 'SIGTERM');
  setInterval(look, lookEveryMs).unref();
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
