/** Descriptions of parameters that mean the same wherever they occur, by name. */
const common: Record<string, string> = {
  action: 'Only these actions. Given several times, any of them.',
  actor: 'Who did it: an id, or a username with an @ in front, of an account that is gone too.',
  address: 'Where the picture is: an HTTPS address.',
  amenity: 'Only places that have all of these. Given several times, each counts.',
  at: 'Your own point, as latitude and longitude in degrees. Counts where no town is given.',
  closed: '`hide` leaves out what is closed now.',
  code: 'The secret part of the shared link.',
  count: 'How far totals are counted: to the end, or up to 10,000.',
  cursor: 'Goes on from here: the `next` or `previous` of another page.',
  device: 'Id of the device.',
  dir: 'Ascending or descending.',
  fact: 'Name of the fact, such as `amenities.toilets`.',
  feature: 'Only places whose park has or allows all of these. Given several times, each counts.',
  format: 'Kind of file.',
  from: 'From this moment or day on.',
  generation: 'Number of the release.',
  invited: '`1`: only who was invited and has not chosen a password yet.',
  ip: 'Only from this IP address.',
  joined:
    '`recently`: only who joined in the last seven days, without staff unless they are asked for.',
  lang: 'Language of the texts.',
  limit: 'How many a page has at most.',
  list: 'Id of the list; `own` is the one without a name.',
  locked: '`1`: only who has passwords or codes paused after too many wrong ones in a row.',
  near: 'Id of a town: distances are from there.',
  note: 'Id of the note.',
  of: 'Any text. Another one makes another address, which nobody has kept a picture of.',
  orcs: 'The province’s number of the park.',
  page: 'Which page, from 1.',
  q: 'Words to search for.',
  radius: 'Only within so many kilometres of the town or point.',
  region: 'Only in these regions. Given several times, any of them.',
  reservation:
    'Only where sites can, cannot, or may be reserved. Given several times, any of them.',
  role: 'Only with this role.',
  search: 'Only what contains this, in any case.',
  session: 'Id of the session.',
  size: 'How many a page has.',
  slug: 'Name of the campground, or park, in addresses, such as `alice-lake`.',
  sort: 'What the rows are ordered by.',
  staff: '`1`: only staff.',
  state: 'Only in this state.',
  subscriber: '`1`: only subscribers. `0`: nobody who is one.',
  suspended: '`1`: only who is suspended now.',
  target: 'Whom it was done to: an id, or a username with an @ in front.',
  to: 'Up to this moment or day.',
  token: 'The token of the mailed link.',
  type: 'Only places of these types. Given several times, any of them.',
  unknown:
    'Amenities, features of the park, or `season`, for which places count too where nothing is known.',
  username: 'The username, in any case.',
  verified: '`1`: only confirmed addresses. `0`: only unconfirmed ones.',
};

/** Descriptions of ids, by what stands before the id in the path. */
const ids: [RegExp, string][] = [
  [/users\/\{id\}/, 'Id of the user.'],
  [/sessions\/\{id\}/, 'Id of the session.'],
  [/remembered-devices\/\{id\}/, 'Id of the device.'],
  [/passkeys\/\{id\}/, 'Id of the passkey.'],
  [/outbox\/\{id\}/, 'Id of the mail.'],
  [/audit-logs\/\{id\}/, 'Id of the entry.'],
  [/bulk-jobs\/\{id\}/, 'Id of the job.'],
  [/filters\/\{id\}/, 'Id of the filter.'],
];

/** Descriptions of names that mean something else on some paths. */
const special: [RegExp, Record<string, string>][] = [
  [/\/mod\/lists\//, { list: 'Name of the list.' }],
  [/\/places\/towns$/, { q: 'What was typed of the town’s name.' }],
  [/\/similar$/, { slug: 'What was typed in place of a campground’s or a park’s name.' }],
  [/audit-logs/, { q: 'Only events that contain this text, in any case.' }],
  [/audit-logs\/verify$/, { cursor: 'Position in the chain to go on from; 0 is its beginning.' }],
];

/** Returns the description of a call's parameter. @throws when there is none. */
export function parameterWords(name: string, path: string): string {
  const own = special.find(([pattern, words]) => pattern.test(path) && name in words)?.[1][name];
  const id = name === 'id' ? ids.find(([pattern]) => pattern.test(path))?.[1] : undefined;
  const words = own ?? id ?? common[name];
  if (words === undefined) throw new Error(`The parameter ${name} of ${path} is not described.`);
  return words;
}
