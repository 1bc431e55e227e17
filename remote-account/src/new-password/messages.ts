import { passwordRules } from '@camp/contracts/credentials';
import { defineMessages } from '@camp/ui/i18n/define-messages';

const [length, upper, lower, digit] = passwordRules;

/** The live checklist under a new password. */
export const messages = defineMessages({
  en: {
    label: 'Password checklist',
    rules: {
      length: length.label,
      upper: upper.label,
      lower: lower.label,
      digit: digit.label,
    },
    matches: 'Passwords match',
    done: ': done',
    notYet: ': not yet',
  },
  fr: {
    label: 'Liste de vérification du mot de passe',
    rules: {
      length: 'Au moins 8 caractères',
      upper: 'Une lettre majuscule',
      lower: 'Une lettre minuscule',
      digit: 'Un chiffre',
    },
    matches: 'Les mots de passe sont identiques',
    done: '\u00A0: c’est fait',
    notYet: '\u00A0: pas encore',
  },
});
