import type { CallResult } from '@camp/contracts/client/endpoint';
import type { readDashboard } from '@camp/contracts/staff/dashboard';
import { type Role, rankOf, roles } from '@camp/contracts/site/roles';
import { Op } from 'sequelize';
import { withTimeout } from '#background/with-timeout.ts';
import type { AppContext } from '#context.ts';
import { recentDiagnosis } from '#features/diagnostics/site-diagnosis.ts';
import { countByState } from '#features/outbox/outbox.service.ts';
import { canaryHealth } from '#features/releases/canary-health.ts';
import { failingReleases, fineCanaries } from '#features/releases/failing-releases.ts';
import { servedPeriod } from '#features/releases/periods.ts';
import type { ReleaseRecords } from '#features/releases/release-records.ts';
import { AuditEntry } from '#models/audit-entry.ts';
import { BulkJob } from '#models/bulk-job.ts';
import { maxWrongInARow, User } from '#models/user.ts';
import { suspendedNow } from '#sessions/suspension.ts';

type Figures = CallResult<typeof readDashboard.admin>;

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;

const since = (ageMs: number) => ({ [Op.gte]: new Date(Date.now() - ageMs) });

const none: Figures = {
  people: null,
  audit: null,
  mails: null,
  payments: null,
  checks: null,
  release: null,
};

/** Reads the figures of the pages that admins have. */
export async function adminFigures(
  context: AppContext,
  records: ReleaseRecords | null,
): Promise<Figures> {
  const figure = figureWith(context);
  const [people, audit, mails, checks, release] = await Promise.all([
    figure(peopleFiguresOfAdmins()),
    figure(auditFigures(context)),
    figure(mailFigures()),
    figure(checkFigures(context)),
    figure(releaseFigures(context, records)),
  ]);
  const payments = { configured: Boolean(context.env.STRIPE_SECRET_KEY) };
  return { people, audit, mails, payments, checks, release };
}

/** Reads the figures for moderators, who have only the list of users. */
export const moderatorFigures = async (context: AppContext): Promise<Figures> => ({
  ...none,
  people: await figureWith(context)(peopleFigures()),
});

/** A figure that cannot be read leaves the others as they are. */
const figureWith =
  ({ log }: AppContext) =>
  <Figure>(work: Promise<Figure>): Promise<Figure | null> =>
    withTimeout(work).catch((error: unknown) => {
      log.warn({ err: error }, 'a figure of the dashboard is missing');
      return null;
    });

/** Roles that are not of staff, as in the list of newcomers. */
const campers: Role[] = roles.filter((role) => rankOf(role) < rankOf('mod'));

async function peopleFigures() {
  const [total, newThisWeek, unverified, suspended] = await Promise.all([
    User.count(),
    User.count({ where: { createdAt: since(weekMs), role: campers } }),
    User.count({ where: { emailVerified: 0 } }),
    User.count({ where: suspendedNow() }),
  ]);
  return { total, new_this_week: newThisWeek, unverified, suspended };
}

async function peopleFiguresOfAdmins(): Promise<Figures['people']> {
  const tooMany = { [Op.gte]: maxWrongInARow };
  const [figures, locked, waiting] = await Promise.all([
    peopleFigures(),
    User.count({ where: { [Op.or]: [{ wrongPasswords: tooMany }, { wrongCodes: tooMany }] } }),
    BulkJob.count({ where: { state: 'waiting' } }),
  ]);
  return { ...figures, locked, waiting_changes: waiting };
}

const auditFigures = async ({ chainFindings }: AppContext): Promise<Figures['audit']> => ({
  last_24_hours: await AuditEntry.count({ where: { createdAt: since(24 * hourMs) } }),
  broken_entry: chainFindings.broken?.entry_id ?? null,
});

async function mailFigures(): Promise<Figures['mails']> {
  const { queued, sending, failed, dead } = await countByState();
  return { waiting: queued + sending, failed, given_up: dead };
}

async function checkFigures(context: AppContext): Promise<Figures['checks']> {
  const { ok, checks, checkedAt } = await recentDiagnosis(context);
  return {
    ok,
    failing: checks.filter((check) => !check.ok).map(({ name }) => name),
    ms: Math.max(...checks.map(({ ms }) => ms)),
    checked_at: checkedAt.toISOString(),
  };
}

async function releaseFigures(
  { db }: AppContext,
  records: ReleaseRecords | null,
): Promise<Figures['release']> {
  const live = await records?.live();
  if (!records || !live) return null;
  const { generation } = live;
  const period = await servedPeriod(live, { db, records });
  const canaries = await canaryHealth({ db, records });
  const failing = await failingReleases(live, period, { db, records, canaries });
  const { first = live, served } = period ?? {};
  const { visitors = 0, failures = 0 } = served ?? {};
  return {
    generation,
    live_since: first.createdAt,
    visitors,
    failures,
    failing,
    canaries: fineCanaries(canaries),
  };
}
