import type { Operation } from './operation.ts';

/** Calls that admins make below `/api/admin/` and moderators below `/api/mod/`, by the rest of their path. */
export const staffOperations = {
  'GET users': {
    summary: 'List users',
    description:
      'Searches, filters and sorts everybody, a page at a time in both directions. Each row says what the caller may do with that person (`can`).',
  },
  'GET users/:id': {
    summary: 'Read a person',
    description:
      'Answers the account and what the caller may do with it. How the person signs in, and what keeps them out, is told to whoever may act on them; else `facts` is null.',
  },
  'PATCH users/:id': {
    summary: 'Change somebody’s flags or role',
    description:
      'Verifies an address, makes somebody a subscriber, or, for admins, sets a role. What is left out stays. Unverifying and a lower role end sessions.',
  },
  'POST users/bulk': {
    summary: 'Change up to a hundred users at once (older form)',
    description:
      'Start a bulk job instead. Makes one change to each of the named people, each by itself. Answers for every id whether it changed, was so before, or why it was refused.',
    happensOnce: true,
  },
  'GET users/:id/history': {
    summary: 'Read what was done to somebody',
    description:
      'Newest first: to admins all that is on record, to moderators what staff did to the person.',
  },
  'GET users/:id/notes': {
    summary: 'List notes about somebody',
    description: 'What staff wrote for other staff, newest first, a page at a time.',
  },
  'POST users/:id/notes': {
    summary: 'Write a note about somebody',
    description: 'Staff read it, the person does not. Answers the note with its id.',
    happensOnce: true,
  },
  'DELETE users/:id/notes/:note': {
    summary: 'Delete a note',
    description: 'A note is deleted by whoever `can_delete` says so to; it is gone for good.',
  },
  'PUT users/:id/suspension': {
    summary: 'Suspend somebody',
    description:
      'Ends every session and refuses sign-ins, until a moment or until staff lift it. The person reads the reason, and gets it by mail. Sent again, it changes reason and end.',
  },
  'DELETE users/:id/suspension': {
    summary: 'Lift a suspension',
    description: 'The person may sign in again at once, and is told by mail.',
  },
  'POST users/:id/profile/clearing': {
    summary: 'Clear fields of a profile',
    description:
      'Empties display name, picture, location or text of a public profile. The person reads the reason by mail. Fields that hold nothing stay so.',
  },
  'DELETE users/:id/profile/clearing': {
    summary: 'Undo the last clearing of a profile',
    description:
      'Gives back what the last clearing took, and tells the person by mail. Refused where the person has changed the profile since.',
  },
  'POST users/:id/reset-mail': {
    summary: 'Mail somebody a link to set a new password',
    description: 'As if the owner had asked for it; the password stays until they use it.',
    happensOnce: true,
  },
  'POST users/:id/verification-mail': {
    summary: 'Mail somebody the confirmation link again',
    description: 'Refused where the address is confirmed already.',
    happensOnce: true,
  },
  'POST users/:id/unlock': {
    summary: 'Let somebody try to sign in again',
    description:
      'Forgets wrong passwords and codes and ends the pauses after them. Answers the lock as it is then.',
  },
  'GET bulk-jobs': {
    summary: 'List your bulk jobs',
    description:
      'Those that you started of late, newest first, and those of others that wait for an admin’s approval.',
  },
  'POST bulk-jobs/preview': {
    summary: 'Ask whom a bulk job would change',
    description:
      'Changes nothing. Answers how many match, how many of them your rank may change, and whether a reason is needed.',
  },
  'POST bulk-jobs': {
    summary: 'Change many users at once',
    description:
      'Makes one change to each of up to a hundred people named by `ids`, or, as a job on the server, to everybody whom `filter` finds. Each is changed or refused by itself: by `ids` also who has another version by now than the one in `versions`. Over those named it is done when it is answered. A weighty change of a hundred people or more waits until another admin approves it. Refused when another number of people matches than `expected`, or while a job of yours runs or waits.',
    happensOnce: true,
  },
  'GET bulk-jobs/:id': {
    summary: 'Read where a bulk job stands',
    description: 'Counts who was changed, was so before or was refused, and why.',
  },
  'POST bulk-jobs/:id/stop': {
    summary: 'Stop a bulk job',
    description:
      'Leaves the rest of the people as they are; who was changed stays changed. A job that waits for approval never begins.',
  },
  'POST bulk-jobs/:id/undo': {
    summary: 'Undo a bulk job',
    description:
      'Starts a job that takes the changes back, but for people whom somebody has changed since.',
    happensOnce: true,
  },
  'GET dashboard': {
    summary: 'Read the figures of the day',
    description:
      'People, audit log, mails, payments, checks and release. A figure is null where your rank has no such page, or while it cannot be had.',
  },
  'GET places/feeds': {
    summary: 'Read how the public feeds fare',
    description:
      'When each was asked and answered, how old its data is, how often it failed in a row, and why.',
  },
  'GET places/imports': {
    summary: 'List imports of campgrounds',
    description: 'Newest first, with how many places came, changed, went and came back.',
  },
  'GET places/park-updates': {
    summary: 'List parks whose source contradicts what is shown',
    description:
      'Each fact as it is shown and as BC Parks answers now, with the days of both. Nothing changes until somebody decides.',
  },
  'POST places/park-updates/:orcs/take': {
    summary: 'Take what a park’s source says now',
    description: 'Visitors see it at once. It is on record with each fact before and after.',
  },
  'POST places/park-updates/:orcs/keep': {
    summary: 'Keep a park as it is',
    description: 'The same answer is not laid before staff again; another one is.',
  },
  'GET places/campgrounds': {
    summary: 'List campgrounds with their corrections',
    description:
      'By name, hidden and dropped ones too, and how many of those that match are in each state.',
  },
  'GET places/campgrounds/:slug': {
    summary: 'Read the facts of a campground for correction',
    description:
      'Every fact that can be corrected: what the import says, from which source, and the correction in its place.',
  },
  'POST places/campgrounds/:slug/corrections': {
    summary: 'Correct a fact of a campground',
    description:
      'Visitors read the corrected value and its source, over every later import, until it is withdrawn. A second correction replaces the first.',
    happensOnce: true,
  },
  'DELETE places/campgrounds/:slug/corrections/:fact': {
    summary: 'Withdraw a correction',
    description: 'What the newest import says counts again.',
  },
  'PUT places/campgrounds/:slug/hidden': {
    summary: 'Hide a campground',
    description:
      'For everybody but staff it is as if it were not there. Sent again, it changes the reason.',
  },
  'DELETE places/campgrounds/:slug/hidden': {
    summary: 'Show a hidden campground again',
    description: 'Visitors find it at once.',
  },
} as const satisfies Record<string, Operation>;
