import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { stopSignal } from '#infra/site/process.ts';
import { runStandalone, showInLiveShell } from './one-remote.ts';
import { runWholeSite } from './whole-site.ts';

const usage = `npm run dev                                        the whole site with hot reload
npm run dev -- --remote NAME [--api URL]           one remote by itself; --api: whose accounts it uses
npm run dev -- --remote NAME --shell URL           one remote inside a live site, for you alone`;

/** Starts what the arguments ask for; resolves to a function that stops it. */
function start(signal: AbortSignal): Promise<() => Promise<unknown>> {
  const { remote, shell, api } = argumentsGiven();
  if (remote === undefined) {
    if (shell !== undefined || api !== undefined) throw new Error(usage);
    return runWholeSite(signal);
  }
  if (shell === undefined) return runStandalone(remote, { api });
  if (api !== undefined) throw new Error(usage);
  return showInLiveShell(remote, { shell });
}

function argumentsGiven() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { remote: text, shell: text, api: text } }).values;
  } catch (cause) {
    throw new Error(usage, { cause });
  }
}

const signal = stopSignal();
try {
  const stop = await start(signal);
  if (!signal.aborted) await once(signal, 'abort');
  await stop();
  process.exit(0);
} catch (error) {
  if (signal.aborted) process.exit(0);
  console.error((error as Error).message);
  process.exit(1);
}
