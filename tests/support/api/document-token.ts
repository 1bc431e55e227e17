import { randomBytes } from 'node:crypto';
import type { RemoteEvent } from '@camp/contracts/site/telemetry';
import { visitToken, voiceOf } from '@camp/release/document/visit-token';

export const telemetrySecret = 'telemetry-secret-of-a-test-run-only-01';
export const newId = () => randomBytes(12).toString('base64url');

/** Makes a token as the edge signs it into a document for an address; of a new visitor unless one is given. */
export function tokenOf(
  { generation, channel }: Pick<RemoteEvent, 'generation' | 'channel'>,
  { visitor = newId(), at = Date.now(), ip = '127.0.0.1' } = {},
): string {
  const network = voiceOf(ip, telemetrySecret);
  const visit = { generation, channel, document: newId(), visitor, network };
  return visitToken(visit, telemetrySecret, at);
}

type Start = Pick<RemoteEvent, 'generation' | 'channel'> & { visitor: string };

/** Returns a statement that notes that the shell started for visitors, as the API does with each beacon, and its values. */
export function shellStarts(visits: readonly Start[], now: string): [string, (string | number)[]] {
  const row = "(?, ?, ?, ?, ?, ?, 'shell', 'fine', 0, 1)";
  return [
    `INSERT INTO visit_outcomes (told_at, generation, channel, place, network, visitor, app, state, load_ms, first_fine)
    VALUES ${visits.map(() => row).join(', ')}`,
    visits.flatMap(({ generation, channel, visitor: own }) =>
      [now, generation, channel].concat([own, own, own]),
    ),
  ];
}
