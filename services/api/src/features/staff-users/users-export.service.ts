import type { Language } from '@camp/contracts/sentences/language';
import type { usersExportQuery } from '@camp/contracts/staff/staff-users';
import type { Request } from 'express';
import type { Sequelize } from 'sequelize';
import type * as z from 'zod/mini';
import { ipOf } from '#client-info/client-info.ts';
import { writeAudit } from '#audit/write-audit.ts';
import type { Download } from '#http/download.ts';
import type { User } from '#models/user.ts';
import type { AppContext } from '#context.ts';
import type { Actor } from '#sessions/actor.ts';
import { byteOrderMark, csvRecord } from '#http/csv.ts';
import { usersAt, walkUsers } from './find-users.ts';
import { filterSql } from './user-filter.ts';
import { type Keyset, sortingBy } from './user-order.ts';

type Query = z.output<typeof usersExportQuery>;

interface ExportCall {
  query: Query;
  actor: Actor;
  request: Request;
  /** The path that it was asked for on: on the one of moderators even admins get no addresses. */
  access: 'admin' | 'moderator';
}

/** Returns all users that fit a search and filters, in the order asked for, as a CSV file. */
export async function exportUsers(
  { db, rateLimits }: AppContext,
  { query, actor, request, access }: ExportCall,
): Promise<Download> {
  const ticket = await rateLimits.exporting.take({ ip: ipOf(request), userId: actor.user.id });
  const { sort: _sort, dir: _dir, ...filter } = query;
  const isWhole = access === 'admin';
  const details = { ...filter, ...(!isWhole && { without: 'email' as const }) };
  await db.transaction((transaction) =>
    writeAudit({ action: 'users.export', actorId: actor.user.id, request, details }, transaction),
  );
  return {
    ticket,
    fileName: `users_${new Date().toISOString().replaceAll(/[:.]/g, '-')}.csv`,
    chunks: recordsOf(db, query, {
      shown: isWhole ? columns : columnsWithoutAddresses,
      language: actor.user.language,
    }),
  };
}

/** Number of users read, and at most held in memory, at a time. */
const batchSize = 1_000;

interface Written {
  shown: Columns;
  language: Language;
}

async function* recordsOf(
  db: Sequelize,
  query: Query,
  { shown, language }: Written,
): AsyncGenerator<string> {
  const asked = { filter: filterSql(query), sorting: sortingBy(query.sort, query.dir) };
  let text = byteOrderMark + csvRecord(Object.keys(shown), language);
  let from: Keyset | null = null;
  do {
    const walked = await walkUsers(db, { ...asked, from, limit: batchSize });
    const users = await usersAt(walked.filter(({ matches }) => matches));
    text += users
      .map((user) =>
        csvRecord(
          Object.values(shown).map((cellOf) => cellOf(user)),
          language,
        ),
      )
      .join('');
    if (text) yield text;
    text = '';
    from = walked.length < batchSize ? null : (walked.at(-1) ?? null);
  } while (from);
}

const yesOrNo = (isSo: boolean) => (isSo ? 'yes' : 'no');

type Columns = Record<string, (user: User) => string | number | null>;

/** The columns of the file, in order. */
const columns = {
  id: ({ id }) => id,
  username: ({ username }) => username,
  display_name: ({ displayName }) => displayName,
  email: ({ email }) => email,
  role: ({ role }) => role,
  subscriber: ({ isSubscriber, isPaid }) => yesOrNo(isSubscriber === 1 || isPaid === 1),
  verified: ({ emailVerified }) => yesOrNo(emailVerified === 1),
  joined: ({ createdAt }) => createdAt.toISOString(),
  last_login: ({ lastLogin }) => lastLogin?.toISOString() ?? null,
  location: ({ location }) => location,
} satisfies Columns;

const { email: _address, ...columnsWithoutAddresses } = columns;
