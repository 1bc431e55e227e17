import type { HistoryEntry } from '@camp/contracts/staff/person';

/** Joins failures that follow each other and would read the same; everything else stays alone. */
export function foldFailures(
  entries: readonly HistoryEntry[],
): [HistoryEntry, ...HistoryEntry[]][] {
  const groups: [HistoryEntry, ...HistoryEntry[]][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && /failed/.test(entry.action) && looksOf(group[0]) === looksOf(entry))
      group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** The place is shown only of a person's own acts, yet two places are seldom one attempt. */
const looksOf = ({ action, actor_user_id, details, request_ip, device }: HistoryEntry) =>
  JSON.stringify([action, actor_user_id, details['reason'], details['by'], request_ip, device]);
