import { type InferCreationAttributes, literal, UniqueConstraintError } from 'sequelize';
import { ReleaseSignal } from '#models/release-signal.ts';

export type NewSignal = Omit<InferCreationAttributes<ReleaseSignal>, 'id' | 'hour' | 'times'>;

const hourMs = 3_600_000;
/** More counters than a busy hour of an honest site needs; beyond it, those that exist go on counting. */
const mostCountersAnHour = 5_000;

/** Counts what browsers told, each thing in its counter of this hour. */
export async function countSignals(signals: readonly NewSignal[]): Promise<void> {
  const hour = new Date(Math.floor(Date.now() / hourMs) * hourMs);
  const alike = Map.groupBy(signals, keyOf);
  for (const [signal, ...more] of alike.values()) {
    if (signal) await count({ ...signal, hour }, 1 + more.length);
  }
}

const keyOf = ({ generation, app, version, channel, kind, phase, reason, loadMs }: NewSignal) =>
  [generation, app, version, channel, kind, phase, reason, loadMs].join('\n');

type Counter = NewSignal & { hour: Date };

async function count(counter: Counter, times: number): Promise<void> {
  if (await add(counter, times)) return;
  if ((await ReleaseSignal.count({ where: { hour: counter.hour } })) >= mostCountersAnHour) return;
  try {
    await ReleaseSignal.create({ ...counter, times });
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error;
    await add(counter, times);
  }
}

/** False when there is no such counter yet. */
async function add(counter: Counter, times: number): Promise<boolean> {
  const more = { times: literal(`times + ${times}`) };
  const [counters] = await ReleaseSignal.update(more, { where: { ...counter } });
  return counters > 0;
}
