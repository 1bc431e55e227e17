import { createHmac } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** Letters of a topic: 132 bits, which no one can guess. */
const length = 22;

/** Returns the topic on which a person's open pages hear of changes. No one else can derive it from the id. */
export const personTopic = (userId: number, keys: KeyRing): string =>
  createHmac('sha256', keys.get('personTopic'))
    .update(String(userId))
    .digest('base64url')
    .slice(0, length);
