import { pseudonymOf, type SignedVisit, visitIn } from '@camp/release/document/visit-token';
import ipaddr from 'ipaddr.js';
import { type InferCreationAttributes, Op, UniqueConstraintError } from 'sequelize';
import { VisitOutcome } from '#models/visit-outcome.ts';
import { widestNetworkOf } from '@camp/contracts/site/network-of';

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
  return visit && { ...visit, place: placeOf(ip, visit, secret) };
}

/** Where one address may stand for many visitors: behind a proxy that we are not told of, or at home. */
const sharedRanges = new Set([
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
]);

/** Anybody can fetch many documents, but from few networks. So each has one voice, the widest that a line may have. */
function placeOf(ip: string, { visitor }: SignedVisit, secret: string): string {
  const range = ipaddr.isValid(ip) ? ipaddr.process(ip).range() : 'loopback';
  return sharedRanges.has(range) ? visitor : pseudonymOf('place', widestNetworkOf(ip), secret);
}

type Outcome = Pick<InferCreationAttributes<VisitOutcome>, 'app' | 'state' | 'loadMs'>;

const hourMs = 3_600_000;
/** More visitors of one release and channel than a verdict of an hour needs. */
const mostAnHour = 2_000;

/** Notes what became of an app. A failure stays, whatever follows; other visitors of the place do not count. */
export async function noteOutcome(visit: ProvenVisit, outcome: Outcome): Promise<void> {
  const { generation, channel, place, visitor } = visit;
  const { app, state, loadMs } = outcome;
  const key = { generation, channel, place, app };
  const known = await VisitOutcome.findOne({ where: key });
  if (!known && !(await isFull(visit))) {
    try {
      await VisitOutcome.create({ ...key, visitor, state, loadMs });
      return;
    } catch (error) {
      if (!(error instanceof UniqueConstraintError)) throw error;
    }
  }
  const worse = state === 'failed' ? ['served', 'fine'] : ['served'];
  if (state === 'served') return;
  await VisitOutcome.update({ state, loadMs }, { where: { ...key, visitor, state: worse } });
}

/** The visitor went away before anybody could know. */
export async function forgetServed({ generation, channel, place, visitor }: ProvenVisit) {
  const where = { generation, channel, place, visitor, app: 'shell', state: 'served' } as const;
  await VisitOutcome.destroy({ where });
}

async function isFull({ generation, channel }: ProvenVisit): Promise<boolean> {
  const toldAt = { [Op.gt]: new Date(Date.now() - hourMs) };
  return (await VisitOutcome.count({ where: { generation, channel, toldAt } })) >= mostAnHour;
}
