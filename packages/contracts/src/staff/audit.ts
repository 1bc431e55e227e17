import * as z from 'zod/mini';
import { atMost } from '#site/at-most.ts';
import { endpoint } from '#client/endpoint.ts';
import { pageQuery, sealedCursor } from '#client/paging.ts';
import { fieldLengths } from '#site/field-lengths.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { idParams, isoTime } from '#account/users.ts';

/**
 * One action of a person. Usernames are today's, or null when no one has the id any more; `…_was` is then the name
 * that the account had, where the log says it.
 */
export const auditEntrySchema = z.object({
  id: z.int(),
  created_at: isoTime,
  action: z.string(),
  actor_user_id: z.nullable(z.int()),
  actor_username: z.nullable(z.string()),
  actor_was: z.nullable(z.string()),
  target_user_id: z.nullable(z.int()),
  target_username: z.nullable(z.string()),
  target_was: z.nullable(z.string()),
  request_ip: z.string(),
  user_agent: z.string(),
  /** Browser and system that the user agent names, in plain words; empty where it is not recognized. */
  device: z.object({ browser: z.string(), system: z.string() }),
  details: z.record(z.string(), z.unknown()),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;

const personId = z.coerce.number().check(z.int(), z.positive());
const personName = z.string().check(z.regex(/^@[\w.]{1,40}$/));

/** An id, or a username with an @ in front: also of an account that is gone. */
const optionalPerson = z.optional(z.union([personId, personName]));

const actionName = z.string().check(z.regex(/^[\w.:-]{1,60}$/, fieldMessage('action')));

/** Most actions that a filter may name, and longest text that it may search for, in characters. */
export const maxAuditActions = 20;
export const auditSearchLength = 200;

/** A repeated parameter arrives as text, not as a list, when it is given once. */
const severalActions = z.optional(
  z.pipe(
    z.union([
      actionName,
      z
        .array(actionName)
        .check(
          z.maxLength(maxAuditActions, fieldMessage('tooManyActions', { most: maxAuditActions })),
        ),
    ]),
    z.transform((given): string[] => [given].flat()),
  ),
);

const moment = z.optional(z.iso.datetime({ offset: true, error: fieldMessage('moment') }));

const filters = {
  /** From this moment on, and before that one. */
  from: moment,
  to: moment,
  actor: optionalPerson,
  target: optionalPerson,
  action: severalActions,
  ip: z.optional(z.string().check(z.trim(), atMost(fieldLengths.ip))),
  /** Text that an entry contains, ignoring case; see {@link searchedText}. */
  q: z.optional(z.string().check(z.trim(), atMost(auditSearchLength))),
};

/**
 * Lists entries, newest first (docs/decisions/staff-lists.md#0024). A page may hold fewer entries than asked
 * for, even none, and still name a `next`: a search looks through a bounded stretch of the log at a time, back to
 * `searched_back_to`. `next` is null once the whole log has been searched.
 */
export const listAuditLogs = endpoint('GET', '/api/admin/audit-logs', {
  query: z.object({
    ...filters,
    ...pageQuery(sealedCursor, { usual: 50, most: 200 }),
  }),
  response: z.object({
    logs: z.array(auditEntrySchema),
    next: z.nullable(z.string()),
    searched_back_to: z.nullable(isoTime),
  }),
});

/** Every entry that matches, streamed as one indented JSON array. */
export const auditExportQuery = z.object(filters);
export const auditExportPath = '/api/admin/audit-logs/export.json';

/** The actions that occur in the log, in alphabetical order. */
export const listAuditActions = endpoint('GET', '/api/admin/audit-logs/actions', {
  response: z.object({ actions: z.array(z.string()) }),
});

export const getAuditLog = endpoint('GET', '/api/admin/audit-logs/:id', {
  errors: ['NOT_FOUND'],
  params: idParams,
  response: z.object({ entry: auditEntrySchema }),
});

/**
 * Returns the text that the text filter searches, in lower case: id, created_at, action, actor, target, IP,
 * user agent and the JSON of details (docs/specification.md#audit-log-page).
 */
export function searchedText(entry: AuditEntry): string {
  const { id, created_at, action, request_ip, user_agent, details } = entry;
  const actor = [entry.actor_user_id, entry.actor_username ?? entry.actor_was];
  const target = [entry.target_user_id, entry.target_username ?? entry.target_was];
  return [id, created_at, action, ...actor, ...target, request_ip, user_agent]
    .map((part) => part ?? '')
    .concat(JSON.stringify(details))
    .join('\n')
    .toLowerCase();
}
