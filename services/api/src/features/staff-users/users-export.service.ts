import type { usersExportQuery } from '@camp/contracts/staff-users';
import type { Request } from 'express';
import type { Sequelize } from 'sequelize';
import type * as z from 'zod/mini';
import { writeAudit } from '#audit/write-audit.ts';
import type { Download } from '#http/download.ts';
import type { User } from '#models/user.ts';
import type { AppContext } from '#context.ts';
import type { Actor } from '#sessions/actor.ts';
import { byteOrderMark, csvRecord } from './csv.ts';
import { usersAt, walkUsers } from './find-users.ts';
import { fittingUsers } from './user-filters.ts';
import type { Place } from './keyset.ts';
import { sortingBy } from './user-sorting.ts';

type Query = z.output<typeof usersExportQuery>;

interface Asked {
  query: Query;
  actor: Actor;
  request: Request;
}

/** All users that fit a search and filters, in the order asked for, as a CSV file. */
export async function exportUsers(
  { db }: AppContext,
  { query, actor, request }: Asked,
): Promise<Download> {
  const { search, role, subscriber, verified } = query;
  const details = { search, role, subscriber, verified };
  await db.transaction((transaction) =>
    writeAudit({ action: 'users.export', actorId: actor.user.id, request, details }, transaction),
  );
  return {
    fileName: `users_${new Date().toISOString().replaceAll(/[:.]/g, '-')}.csv`,
    type: 'text/csv; charset=utf-8',
    chunks: recordsOf(db, query),
  };
}

/** How many users are looked at, and at most held, at a time. */
const batchSize = 1_000;

const header = [
  'id',
  'username',
  'display_name',
  'email',
  'role',
  'subscriber',
  'verified',
  'joined',
  'last_login',
  'location',
];

async function* recordsOf(db: Sequelize, query: Query): AsyncGenerator<string> {
  const asked = { fitting: fittingUsers(query), sorting: sortingBy(query.sort, query.dir) };
  let text = byteOrderMark + csvRecord(header);
  let from: Place | null = null;
  do {
    const walked = await walkUsers(db, { ...asked, from, limit: batchSize });
    const users = await usersAt(walked.filter(({ fits }) => fits));
    text += users.map((user) => csvRecord(cellsOf(user))).join('');
    if (text) yield text;
    text = '';
    from = walked.length < batchSize ? null : (walked.at(-1) ?? null);
  } while (from);
}

const yesOrNo = (isSo: boolean) => (isSo ? 'yes' : 'no');

function cellsOf(user: User) {
  return [
    user.id,
    user.username,
    user.displayName,
    user.email,
    user.role,
    yesOrNo(user.isSubscriber === 1 || user.isPaid === 1),
    yesOrNo(user.emailVerified === 1),
    user.createdAt.toISOString(),
    user.lastLogin?.toISOString() ?? null,
    user.location,
  ];
}
