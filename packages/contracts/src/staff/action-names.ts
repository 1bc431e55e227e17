import type { Translated } from '#sentences/language.ts';
import en from './action-names.en.json' with { type: 'json' };
import fr from './action-names.fr.json' with { type: 'json' };
import type { AuditAction } from './audit-actions.ts';

/** Names of the actions of the audit log, read beside the names of the actor and of the person concerned. */
export const actionNames: Translated<Readonly<Record<AuditAction, string>>> = { en, fr };
