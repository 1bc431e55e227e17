import { defineMessages } from '@camp/ui/i18n/define-messages';

/** The English sentences are those of docs/specification.md#passwords. */
export const messages = defineMessages({
  en: {
    title: 'Choose a new password',
    lead: 'It replaces the old one and logs you out on every device.',
    description: 'Choose a new password for your CampBC account with the link we emailed you.',
    form: 'Reset password',
    newPassword: 'New password',
    confirmation: 'Confirm new password',
    save: 'Save the new password',
    saving: 'Saving…',
    missingToken: 'Invalid or missing reset token.',
    tooShort: 'Password must be at least 8 characters.',
    mismatch: 'Passwords do not match.',
    failed: {
      expired: 'This link has expired. Please request a new one.',
      invalid: 'Invalid reset link. Please request a new one.',
      network: 'Network error. Please try again.',
      other: 'Could not reset password. Please try again.',
    },
    done: 'Your password has been changed. Taking you to the login…',
    requestNew: 'Request a new link',
    toLogin: 'Go to login',
  },
  fr: {
    title: 'Choisir un nouveau mot de passe',
    lead: 'Il remplace l’ancien et met fin à vos sessions sur tous vos appareils.',
    description:
      'Choisissez un nouveau mot de passe pour votre compte CampBC grâce au lien reçu par courriel.',
    form: 'Réinitialiser le mot de passe',
    newPassword: 'Nouveau mot de passe',
    confirmation: 'Confirmer le nouveau mot de passe',
    save: 'Enregistrer le mot de passe',
    saving: 'Enregistrement…',
    missingToken: 'Le lien de réinitialisation est incomplet ou non valide.',
    tooShort: 'Le mot de passe doit compter au moins 8 caractères.',
    mismatch: 'Les mots de passe ne correspondent pas.',
    failed: {
      expired: 'Ce lien a expiré. Veuillez en demander un nouveau.',
      invalid: 'Lien de réinitialisation non valide. Veuillez en demander un nouveau.',
      network: 'Erreur de réseau. Veuillez réessayer.',
      other: 'Le mot de passe n’a pas pu être changé. Veuillez réessayer.',
    },
    done: 'Votre mot de passe a été changé. Nous vous menons à la connexion…',
    requestNew: 'Demander un nouveau lien',
    toLogin: 'Aller à la connexion',
  },
});
