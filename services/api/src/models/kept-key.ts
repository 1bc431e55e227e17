import { key, longText, model, now, text } from './model.ts';

/**
 * The part of a key of `SECRETS_KEY` that stays when it leaves the setting, sealed with the current one
 * (docs/decisions/operations.md#0124).
 */
export class KeptKey extends model('kept_keys', {
  id: key(text(10)),
  sealed: longText(),
  createdAt: now(),
}) {}
