import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A running service: a systemd unit, or whatever the command that restarts it knows by this name. */
export interface Unit {
  name: string;
  /** Address that reports whether it is ready. */
  url: string;
}

export interface Rollout {
  units: readonly Unit[];
  /** Program and arguments that restart a unit; its name comes last. */
  restart: readonly string[];
  tell: (sentence: string) => void;
  /** Leads out of an update that failed: what is not ready comes first, and no other one waits for it before. */
  isRecovery?: boolean;
  /** Time limit for a unit to be ready again, in milliseconds. */
  readyTimeoutMs?: number;
}

const pollIntervalMs = 200;
const answerTimeoutMs = 5_000;
/** Edges ask twice a second who is ready: by then they have taken a restarted API back. */
const noticedAfterMs = 2_000;

/** `campbc-api@8081` listens on port 8081 of this machine. @throws for a name without a port. */
export function unitCalled(name: string): Unit {
  const [, port] = /@(\d+)(?:\.service)?$/.exec(name) ?? [];
  if (port) return { name, url: `http://127.0.0.1:${port}/readyz` };
  throw new Error(
    `${name} is no unit of the site: it has no port after @, as campbc-api@8081 has.`,
  );
}

/**
 * Restarts units one after the other, each when all others are ready. APIs come before edges.
 * @throws at the first that does not get ready, with what was not restarted; the others go on serving.
 */
export async function rollOut(rollout: Rollout) {
  const { units, restart, tell, isRecovery = false, readyTimeoutMs = 60_000 } = rollout;
  const broken = isRecovery ? await notReady(units) : [];
  const sound = units.filter((unit) => !broken.includes(unit));
  const order = [...byRank(broken), ...byRank(sound)];
  for (const [index, unit] of order.entries()) {
    const others = order.filter((other) => other !== unit);
    const left = order.slice(index).map(({ name }) => name);
    /* Of several that are not ready, none can wait for the others. */
    const [other] = broken.includes(unit) ? [] : await notReady(others);
    if (other) throw new Error(`${other.name} is not ready. Not restarted: ${left.join(', ')}.`);
    const startedAt = Date.now();
    await run([...restart, unit.name]);
    if (!(await getsReady(unit, startedAt + readyTimeoutMs))) {
      const waiting = left.slice(1).join(', ') || 'none';
      throw new Error(`${unit.name} did not get ready. Not restarted: ${waiting}.`);
    }
    tell(`${unit.name} is ready after ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`);
    if (index < order.length - 1) await wait(noticedAfterMs);
  }
}

const byRank = (units: readonly Unit[]) => units.toSorted((a, b) => rank(a) - rank(b));

async function notReady(units: readonly Unit[]): Promise<Unit[]> {
  const answers = await Promise.all(units.map(isReady));
  return units.filter((_unit, index) => !answers[index]);
}

const rank = ({ name }: Unit) => (name.includes('edge') ? 1 : 0);

async function getsReady(unit: Unit, deadline: number): Promise<boolean> {
  while (Date.now() < deadline) {
    if (await isReady(unit)) return true;
    await wait(pollIntervalMs);
  }
  return false;
}

async function isReady({ url }: Unit): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(answerTimeoutMs) })).ok;
  } catch {
    return false;
  }
}

/** @throws when it fails, or cannot be started. */
async function run([program = '', ...args]: readonly string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${code}.`);
}
