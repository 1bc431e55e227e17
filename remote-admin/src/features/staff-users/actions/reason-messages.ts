import { defineMessages } from '@camp/ui/i18n/define-messages';

/** The question for a reason, apart from the other texts: pages that are not about users ask it, too. */
export const reasonMessages = defineMessages({
  en: {
    label: 'Reason',
    optional: 'Reason (optional)',
    hint: 'The audit log keeps it.',
    missing: 'Enter a reason in a few words.',
  },
  fr: {
    label: 'Motif',
    optional: 'Motif (facultatif)',
    hint: 'Le journal d’audit le conserve.',
    missing: 'Indiquez un motif en quelques mots.',
  },
});
