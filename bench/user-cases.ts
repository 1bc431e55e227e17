import { lastPageCursor, userSortKeys } from '@camp/contracts/staff/staff-users';
import type { Visitor } from '#tests/support/api/visitor.ts';
import type { Case } from './timings.ts';

/** Searches that fit one user, none, every twentieth, an eighth, and everyone. */
const searches = [
  'camper.0007919',
  'nobody-is-called-so',
  'tofino',
  'zoé',
  'camper',
  'mail.ex',
  '99',
];

const filters = [
  'role=mod',
  'role=member',
  'subscriber=1',
  'subscriber=0',
  'verified=0',
  'verified=1',
];

const address = (query: string) => `/api/admin/users?limit=25&count=capped&${query}`;

/** Pages of the users list: every order, search and filter, at its beginning, behind it and at its end. */
export async function userCases(visitor: Visitor): Promise<Case[]> {
  const cases: Case[] = [];
  const orders = userSortKeys.flatMap((sort) => [`sort=${sort}&dir=asc`, `sort=${sort}&dir=desc`]);
  for (const order of orders) cases.push(...(await pagesOf(visitor, order)));
  for (const search of searches) {
    for (const order of ['sort=id', 'sort=last_login&dir=desc']) {
      cases.push(...(await pagesOf(visitor, `search=${encodeURIComponent(search)}&${order}`)));
    }
  }
  for (const filter of filters)
    cases.push(...(await pagesOf(visitor, `${filter}&sort=created_at`)));
  cases.push(...(await pagesOf(visitor, 'search=zoe.&sort=email')));
  cases.push(...(await pagesOf(visitor, 'role=member&verified=1&sort=last_login')));
  cases.push(...(await pagesOf(visitor, 'search=tofino&role=member&verified=1&sort=email')));
  return cases;
}

async function pagesOf(visitor: Visitor, query: string): Promise<Case[]> {
  const { body } = await visitor.get(address(query));
  const { next } = body as { next: string | null };
  const first = { name: `${query} first`, path: address(query) };
  if (!next) return [first];
  return [
    first,
    { name: `${query} second`, path: address(`${query}&cursor=${encodeURIComponent(next)}`) },
    { name: `${query} last`, path: address(`${query}&cursor=${lastPageCursor}`) },
  ];
}
