import { createHmac } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** Letters of a topic: 132 bits, which nobody guesses. */
const length = 22;

/** What stands for a person where their open pages are told of changes: nobody else can tell it from their id. */
export const personTopic = (userId: number, keys: KeyRing): string =>
  createHmac('sha256', keys.get('personTopic'))
    .update(String(userId))
    .digest('base64url')
    .slice(0, length);
