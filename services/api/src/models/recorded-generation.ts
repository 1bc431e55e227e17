import { instant, integer, key, model, now, optional, text } from './model.ts';

/**
 * A signed generation that was seen, and the hash of what is signed in its document. It outlasts the
 * document, so that no one brings an older release back unnoticed by deleting the newer ones.
 */
export class RecordedGeneration extends model('recorded_generations', {
  generation: key(integer()),
  hash: text(64),
  recordedAt: now(),
  /** Time when admins were warned of failures that alone take nothing back; null where they were not. */
  warnedAt: optional(instant()),
}) {}
