import {
  pseudonymOf,
  type SignedVisit,
  visitIn,
  voiceOf,
} from '@camp/release/document/visit-token';
import { type InferCreationAttributes, Op, UniqueConstraintError } from 'sequelize';
import { VisitOutcome } from '#models/visit-outcome.ts';
import { isSharedAddress, networkOf } from '@camp/contracts/site/network-of';

/** A visit whose token is ours, and where it was made from. */
export interface ProvenVisit extends SignedVisit {
  place: string;
}

/** Null without a token of ours: nothing is believed then. */
export function provenVisit(
  { token, ip = '' }: { token: string | undefined; ip: string | undefined },
  secret: string,
): ProvenVisit | null {
  const visit = token && secret ? visitIn(token, secret) : null;
  return visit && { ...visit, ...originOf(ip, visit, secret) };
}

/**
 * Anyone can fetch many documents, but from few networks: each place has one row, and each network that documents went
 * to one voice, wherever their reports come from (docs/decisions/limits.md#0353).
 */
function originOf(ip: string, { visitor, network }: SignedVisit, secret: string) {
  const place = isSharedAddress(ip) ? visitor : pseudonymOf('place', networkOf(ip), secret);
  return { place, network: network || voiceOf(ip, secret) || visitor };
}

/** The failure of a visit, with the first call of its stack. */
type Cause = Pick<
  InferCreationAttributes<VisitOutcome>,
  'phase' | 'reason' | 'page' | 'thrownAt' | 'browser'
>;

const noCause: Cause = { phase: '', reason: '', page: '', thrownAt: '', browser: '' };

interface Outcome extends Pick<InferCreationAttributes<VisitOutcome>, 'app' | 'state' | 'loadMs'> {
  cause?: Cause;
}

const hourMs = 3_600_000;
/** More visitors of one release and channel than a verdict of an hour needs. */
const maxPerHour = 2_000;

/**
 * Notes what became of an app. A failure stays, whatever follows; other visitors of the place do not count, but for
 * one who was fine before where the first was not.
 */
export async function noteOutcome(visit: ProvenVisit, outcome: Outcome): Promise<void> {
  const { generation, channel, place, network, visitor } = visit;
  const { app, state, loadMs, cause = noCause } = outcome;
  const key = { generation, channel, place, app };
  const before = await firstFineOf(visitor);
  const isRegular = before !== null && before < generation;
  const firstFine = before ?? (state === 'fine' ? generation : null);
  const own = { visitor, network, state, loadMs, firstFine, ...cause };
  if (await isFirst({ ...key, ...own }, visit, { isRegular })) return;
  if (isRegular) {
    const strangers = { ...key, visitor: { [Op.ne]: visitor }, firstFine: notBefore(generation) };
    const [taken] = await VisitOutcome.update({ ...own, toldAt: new Date() }, { where: strangers });
    if (taken > 0) return;
  }
  if (state === 'served') return;
  const worse = state === 'failed' ? ['served', 'fine'] : ['served'];
  await VisitOutcome.update(
    { state, loadMs, firstFine, ...cause },
    { where: { ...key, visitor, state: worse } },
  );
}

/**
 * True if there was no row of this place yet, and is one now. A shell that fails has said before that it was served: a
 * document that says nothing else is not believed.
 */
async function isFirst(
  row: Omit<InferCreationAttributes<VisitOutcome>, 'id' | 'toldAt'>,
  visit: ProvenVisit,
  visitor: { isRegular: boolean },
): Promise<boolean> {
  const { generation, channel, place, app, state } = row;
  if (app === 'shell' && state === 'failed') return false;
  const known = await VisitOutcome.findOne({ where: { generation, channel, place, app } });
  if (known || (await isFull(visit, visitor))) return false;
  try {
    await VisitOutcome.create(row);
    return true;
  } catch (error) {
    if (error instanceof UniqueConstraintError) return false;
    throw error;
  }
}

/** The first generation that this visitor was fine with, as far as is known. */
const firstFineOf = (visitor: string) =>
  VisitOutcome.min<number | null, VisitOutcome>('firstFine', { where: { visitor } });

const notBefore = (generation: number) => ({
  [Op.or]: [{ [Op.is]: null }, { [Op.gte]: generation }],
});

/** Forgets a visitor who went away before anyone could know. */
export async function forgetServed({ generation, channel, place, visitor }: ProvenVisit) {
  const where = { generation, channel, place, visitor, app: 'shell', state: 'served' } as const;
  await VisitOutcome.destroy({ where });
}

/** Strangers take no room from visitors who were fine before. */
async function isFull(
  { generation, channel }: ProvenVisit,
  { isRegular }: { isRegular: boolean },
): Promise<boolean> {
  const toldAt = { [Op.gt]: new Date(Date.now() - hourMs) };
  const firstFine = isRegular ? { [Op.lt]: generation } : notBefore(generation);
  const where = { generation, channel, toldAt, firstFine };
  return (await VisitOutcome.count({ where })) >= maxPerHour;
}
