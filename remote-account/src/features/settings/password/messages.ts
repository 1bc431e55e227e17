import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Change password',
    text: 'You are signed out everywhere afterwards, here too, and log in with the new one.',
    currentPassword: 'Current password',
    newPassword: 'New password',
    confirmation: 'Confirm new password',
    save: 'Change password',
    saving: 'Changing…',
    mismatch: 'New passwords do not match',
    failed: 'Change password failed',
    changed: 'Your password has been changed. Please log in with the new one.',
  },
  fr: {
    title: 'Changer le mot de passe',
    text: 'Toutes vos sessions prendront fin, ici aussi, et vous ouvrirez la suivante avec le nouveau.',
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    confirmation: 'Confirmer le nouveau mot de passe',
    save: 'Changer le mot de passe',
    saving: 'Changement…',
    mismatch: 'Les nouveaux mots de passe ne correspondent pas',
    failed: 'Le mot de passe n’a pas pu être changé',
    changed: 'Votre mot de passe a été changé. Veuillez vous connecter avec le nouveau.',
  },
});
