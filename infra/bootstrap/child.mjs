import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import process from 'node:process';

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end and passes every signal on to it; resolves to its exit code, 128 + n
 * when signal n ended it. With `isGroup` signals reach what the program has started, too.
 * @param {string} program
 * @param {string[]} args
 * @param {{ isGroup?: boolean, cwd?: string, stdio?: import('node:child_process').StdioOptions }} [options]
 */
export async function runToEnd(program, args, { isGroup = false, ...options } = {}) {
  const child = spawn(program, args, { stdio: 'inherit', ...options, detached: isGroup });
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => (isGroup ? endGroup(child.pid, signal) : child.kill(signal));
  for (const signal of passedOn) process.on(signal, passOn);
  try {
    const [code, signal] = await once(child, 'exit');
    return { code: code ?? 128 + constants.signals[signal], signal };
  } catch {
    return { code: 127, signal: null };
  } finally {
    for (const signal of passedOn) process.off(signal, passOn);
  }
}

/** @param {number | undefined} pid @param {NodeJS.Signals} signal */
function endGroup(pid, signal) {
  if (pid) process.kill(-pid, signal);
}
