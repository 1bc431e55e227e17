import type { Operation } from './operation.ts';

/** Calls for admins alone, and calls by which staff keep their lists. */
export const adminOperations = {
  'POST /api/admin/users/invite': {
    summary: 'Invite somebody',
    description:
      'Makes an account without a password and mails a link to choose one. Address and username must be free.',
    happensOnce: true,
    creates: '/api/admin/users/{user.id}',
  },
  'POST /api/admin/users/:id/invitation': {
    summary: 'Invite somebody again',
    description:
      'Mails a new link to choose a password, good for seven days; the one before no longer works. Refused where the person has chosen one.',
    happensOnce: true,
  },
  'PATCH /api/admin/users/:id/account': {
    summary: 'Correct somebody’s name or address',
    description:
      'Changes email, username or real name. A new address must be confirmed; it, or a new username, ends the person’s sessions.',
  },
  'DELETE /api/admin/users/:id': {
    summary: 'Delete somebody’s account',
    description:
      'Removes the account and all that belongs to it, for good. The audit log keeps the id. The last admin cannot be deleted.',
  },
  'POST /api/admin/bulk-jobs/:id/approve': {
    summary: 'Approve a bulk job of another admin',
    description:
      'Lets a job begin that waits because it changes many people. You cannot approve a job of your own.',
  },
  'GET /api/admin/users/:id/mails': {
    summary: 'List mails to somebody',
    description: 'Newest first, with the state of each: what was sent, waits, or was given up.',
  },
  'GET /api/admin/users/:id/sessions': {
    summary: 'List where somebody is signed in',
    description:
      'Answers open sessions, how and when each was last proved, and the devices that skip the second factor.',
  },
  'DELETE /api/admin/users/:id/sessions/:session': {
    summary: 'Sign one device of somebody out',
    description: 'Ends that session at once, and answers how many were ended: 0 or 1.',
  },
  'POST /api/admin/users/:id/sessions/end-all': {
    summary: 'Sign somebody out everywhere',
    description: 'Ends all sessions and unfinished sign-ins, and forgets every remembered device.',
  },
  'DELETE /api/admin/users/:id/remembered-devices/:device': {
    summary: 'Ask for the second factor on a device again',
    description: 'Forgets that the device skips it. Sessions that are open stay.',
  },
  'GET /api/admin/users/:id/2fa/status': {
    summary: 'Read somebody’s second factor',
    description:
      'Says whether it is on, when it was last used, how many recovery codes and passkeys there are, and whether it is waived.',
  },
  'POST /api/admin/users/:id/2fa/reset': {
    summary: 'Reset somebody’s second factor',
    description:
      'Removes authenticator, recovery codes and passkeys, ends every session and tells the person by mail. They enroll anew.',
  },
  'POST /api/admin/users/:id/2fa/override': {
    summary: 'Waive somebody’s second factor, or end that',
    description:
      'For seven days the person signs in without the factor that their role demands. They are told by mail.',
  },
  'POST /api/admin/users/:id/2fa/recovery/regenerate': {
    summary: 'Replace somebody’s recovery codes',
    description:
      'Answers ten new codes, this once; the old ones are void. The person is told by mail.',
    cost: 'hashing',
  },
  'GET /api/admin/users/export.csv': {
    summary: 'Download the list of users',
    description:
      'CSV of everybody whom the filters find, in the order of the list. Cells that a spreadsheet would take for a formula are made harmless.',
    cost: 'exporting',
  },
  'GET /api/mod/users/export.csv': {
    summary: 'Download the list of users without addresses',
    description: 'The same CSV as admins get, without the email column.',
    cost: 'exporting',
  },
  'GET /api/admin/audit-logs': {
    summary: 'Search the audit log',
    description:
      'Newest first. A page may be short, even empty, and still name a `next`: the log is searched a stretch at a time, back to `searched_back_to`.',
  },
  'GET /api/admin/audit-logs/:id': {
    summary: 'Read an audit event',
    description: 'Answers who did what to whom, from where, and the details.',
  },
  'GET /api/admin/audit-logs/actions': {
    summary: 'List the actions in the audit log',
    description: 'Answers the names that a filter by action can have, in alphabetical order.',
  },
  'GET /api/admin/audit-logs/verify': {
    summary: 'Check the chain of the audit log',
    description:
      'Checks the next stretch of hashes after a position. Ask again with `next` until it is null, or until `broken` names the first entry that was changed, removed or put in.',
    cost: 'verifying',
  },
  'GET /api/admin/audit-logs/export.json': {
    summary: 'Download audit events',
    description: 'Every event that the filters find, as an indented JSON array.',
    cost: 'exporting',
  },
  'GET /api/admin/outbox': {
    summary: 'List mails',
    description:
      'Newest first, with how many of those that match are waiting, sent, failed or given up.',
  },
  'GET /api/admin/outbox/:id/preview': {
    summary: 'Read the text of a mail',
    description: 'Links with tokens are hidden. Once it was sent the text is no longer kept: null.',
  },
  'POST /api/admin/outbox/:id/retry': {
    summary: 'Send a failed mail again',
    description: 'Puts a failed or given-up mail at the front of the queue. Others are refused.',
  },
  'POST /api/admin/outbox/retry': {
    summary: 'Send all given-up mails again',
    description:
      'Leaves out those that the receiver refused for good. Answers how many are tried again.',
  },
  'POST /api/admin/outbox/test': {
    summary: 'Send yourself a test mail',
    description: 'Puts a mail to your own address into the outbox, to see that mail leaves.',
    happensOnce: true,
  },
  'GET /api/billing/health': {
    summary: 'Check the payment provider',
    description:
      'Says whether payments are set up, with a test or a live key, and whether the provider answers.',
  },
  'GET /api/billing/recent-sessions': {
    summary: 'List recent checkout sessions',
    description:
      'Newest first, as the provider reports them; amounts are in the currency’s smallest unit. 503 while the provider fails.',
  },
  'GET /api/debug/health': {
    summary: 'Check all that the site depends on',
    description:
      'Runs every check and answers 200 even when one fails: `ok` says so. No host names and no secrets are told.',
  },
  'GET /api/debug/db-ping': {
    summary: 'Time the database',
    description: 'Makes one read and one write, and answers how long each took.',
  },
  'GET /api/admin/releases': {
    summary: 'List releases',
    description:
      'Answers what is live and the generations before, newest first, with builds, canaries, and how often each build loaded or failed.',
  },
  'GET /api/admin/releases/:generation/health': {
    summary: 'Read how the builds of a release fare',
    description:
      'Loads, failures by phase and reason, load times and policy violations of the last 30 days, for each build.',
  },
  'GET /api/admin/releases/canaries': {
    summary: 'Read the error budgets of canaries',
    description:
      'Compares each canary with visitors who do not have it, and says whether it keeps its budget.',
  },
  'POST /api/admin/releases/rollback': {
    summary: 'Go back to an earlier release',
    description:
      'Makes the content of an earlier generation live as a new one; every canary ends. Refused when another generation than `seen` is live.',
  },
  'POST /api/admin/releases/rollback-app': {
    summary: 'Go back to an earlier build of one app',
    description:
      'Everybody gets that build, by default the one before; the other apps stay as they are.',
  },
  'POST /api/admin/releases/promote': {
    summary: 'Give everybody a canary',
    description: 'Its builds become the stable ones in a new generation.',
  },
  'POST /api/admin/releases/end-canary': {
    summary: 'End a canary',
    description: 'Who had it gets what is live for everybody.',
  },
  'GET /api/admin/releases/settings': {
    summary: 'List settings and switches of apps',
    description:
      'Settings that the live builds declare, a switch for each page and extension, and the values that are set, for whom, by whom and why.',
  },
  'POST /api/admin/releases/settings': {
    summary: 'Set a value without a build',
    description:
      'For everyone, a share of the visitors, roles or people; `null` takes it back. Makes a new generation with the same builds. Refused when another generation than `seen` is live.',
  },
  'POST /api/admin/override': {
    summary: 'Replace a remote by one from your machine',
    description:
      'For you alone, for eight hours. The bundler’s address and the manifest of its remote are sent along. Answers when it ends.',
  },
  'POST /api/admin/override/build': {
    summary: 'Try a published build of a remote',
    description:
      'For you alone, for eight hours. Any version among the last hundred generations, canaries among them. Answers when it ends.',
  },
  'POST /api/mod/source-lines': {
    summary: 'Find the lines of source of a stack',
    description:
      'Answers the first twelve lines of a stack, as a browser gave it, with file, line and column of our sources for each call in a script of a published build, and how many those are. Keeps nothing.',
  },
  'GET /api/mod/lists/:list': {
    summary: 'Read how you keep a list',
    description: 'Answers your view of it, null where none was kept, and your saved filters.',
  },
  'PUT /api/mod/lists/:list/view': {
    summary: 'Keep how a list is shown',
    description: 'Density, rows a page and hidden columns, for you on every device.',
  },
  'PUT /api/mod/lists/:list/filters': {
    summary: 'Save a filter',
    description:
      'Keeps search, filters and order under a name; a filter of that name is replaced. Answers all.',
  },
  'DELETE /api/mod/lists/:list/filters/:id': {
    summary: 'Remove a saved filter',
    description: 'One that is gone already counts as removed. Answers those that are left.',
  },
} as const satisfies Record<string, Operation>;
