import type { Translated } from '#sentences/language.ts';
import en from './action-names.en.json' with { type: 'json' };
import fr from './action-names.fr.json' with { type: 'json' };
import type { AuditAction } from './audit-actions.ts';

/** What each action of the audit log is called, as read beside the name of who did it and of whom it is about. */
export const actionNames: Translated<Readonly<Record<AuditAction, string>>> = { en, fr };
