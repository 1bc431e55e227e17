import type { PlainCase } from './timings.ts';

/*
 * The queries of a list that does nothing to be quick: one for a page, and one that counts, at the same time. Their
 * time, SQL alone, is printed next to that of the API's whole answer. Where the API is quicker, or slower by a
 * bounded time, its longer way earns its lines.
 */

const page = (where: string, order: string) =>
  `SELECT id FROM users WHERE ${where} ORDER BY ${order} LIMIT 26`;

const users = (query: string, where: string, order: string): PlainCase => ({
  name: query,
  path: `/api/admin/users?limit=25&${query}`,
  statements: [page(where, order), `SELECT COUNT(*) FROM users WHERE ${where}`],
});

const named = (text: string) => `INSTR(search_key, '${text}') > 0`;
const latest = 'last_login DESC, id DESC';

export const plainUserCases: PlainCase[] = [
  users('sort=last_login&dir=desc', '1 = 1', latest),
  users('search=tofino&sort=last_login&dir=desc', named('tofino'), latest),
  users(
    'search=nobody-is-called-so&sort=last_login&dir=desc',
    named('nobody-is-called-so'),
    latest,
  ),
  users('role=mod&sort=created_at&dir=desc', 'role_rank = 2', 'created_at DESC, id DESC'),
  users(
    'role=member&verified=1&sort=last_login&dir=desc',
    'role_rank = 0 AND email_verified = 1',
    latest,
  ),
  users(
    'search=tofino&role=member&verified=1&sort=email&dir=asc',
    `role_rank = 0 AND email_verified = 1 AND ${named('tofino')}`,
    'email_key',
  ),
];

const entries = (query: string, where: string): PlainCase => ({
  name: query,
  path: `/api/admin/audit-logs?limit=50&${query}`,
  statements: [
    `SELECT id FROM audit_log WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT 51`,
  ],
});

const told = (text: string) =>
  `LOWER(CONCAT_WS(' ', action, user_agent, details)) LIKE '%${text}%'`;

export const plainAuditCases: PlainCase[] = [
  entries('action=auth.login', "action = 'auth.login'"),
  entries('q=every-tenth', told('every-tenth')),
  entries('q=needle-in-the-haystack', told('needle-in-the-haystack')),
  entries('actor=1001&ip=203.0.113.7', "actor_user_id = 1001 AND request_ip = '203.0.113.7'"),
  entries(
    'action=user.delete&ip=203.0.113.7',
    "action = 'user.delete' AND request_ip = '203.0.113.7'",
  ),
];
