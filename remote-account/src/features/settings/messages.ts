import { defineMessages } from '@camp/ui/i18n/define-messages';

/** Texts that the sections share. */
export const messages = defineMessages({
  en: {
    title: 'Settings',
    lead: 'Your password, two-factor, devices and data.',
    description: 'Look after the security and the data of your CampBC account.',
    contents: {
      label: 'Parts of the settings',
      password: 'Password',
      twoFactor: 'Two-factor',
      passkeys: 'Passkeys',
      devices: 'Your devices',
      remembered: 'Remembered devices',
      data: 'Your data',
      deletion: 'Delete account',
    },
    cancel: 'Cancel',
    proof: {
      password: 'Your password',
      code: 'Authenticator or recovery code',
      codeFormat: 'Enter a 6-digit code or a recovery code like ABCDE-12345.',
      codeRefused: 'That code didn’t match. Please try a fresh one.',
    },
  },
  fr: {
    title: 'Paramètres',
    lead: 'Votre mot de passe, vos deux facteurs, vos appareils et vos données.',
    description: 'Veillez à la sécurité et aux données de votre compte CampBC.',
    contents: {
      label: 'Parties des paramètres',
      password: 'Mot de passe',
      twoFactor: 'Deux facteurs',
      passkeys: 'Clés d’accès',
      devices: 'Vos appareils',
      remembered: 'Appareils mémorisés',
      data: 'Vos données',
      deletion: 'Suppression du compte',
    },
    cancel: 'Annuler',
    proof: {
      password: 'Votre mot de passe',
      code: 'Code de l’application ou de récupération',
      codeFormat: 'Saisissez un code à 6 chiffres ou un code de récupération comme ABCDE-12345.',
      codeRefused: 'Ce code ne correspond pas. Veuillez en essayer un nouveau.',
    },
  },
});

/** Changing the password. */
export const passwordMessages = defineMessages({
  en: {
    title: 'Change password',
    text: 'You’ll be logged out on all devices and can log in with the new password.',
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
    text: 'Vous serez déconnecté partout et vous connecterez avec le nouveau mot de passe.',
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

/** Exporting the data and deleting the account. */
export const dataMessages = defineMessages({
  en: {
    title: 'Your data',
    export: {
      text: 'Everything we keep about you, in one JSON file.',
      submit: 'Download my data',
      submitting: 'Gathering…',
      done: 'Your data is in your downloads.',
      failed: 'Could not download your data',
    },
    remove: {
      zone: 'Delete account',
      text: 'Deleting your account permanently removes your profile, sessions and two-factor settings.',
      open: 'Delete my account',
      title: 'Delete your account?',
      description:
        'This is permanent: nobody, not even our staff, can bring the account back. Download your data first if you want to keep it.',
      understood: 'I understand that my account is deleted for good.',
      submit: 'Delete for good',
      submitting: 'Deleting…',
      failed: 'Could not delete your account',
      done: 'Your account is deleted. Thank you for camping with us.',
    },
  },
  fr: {
    title: 'Vos données',
    export: {
      text: 'Tout ce que nous conservons à votre sujet, dans un seul fichier JSON.',
      submit: 'Télécharger mes données',
      submitting: 'Rassemblement…',
      done: 'Vos données sont dans vos téléchargements.',
      failed: 'Impossible de télécharger vos données',
    },
    remove: {
      zone: 'Suppression du compte',
      text: 'La suppression de votre compte efface définitivement votre profil, vos sessions et vos réglages à deux facteurs.',
      open: 'Supprimer mon compte',
      title: 'Supprimer votre compte?',
      description:
        'C’est définitif : personne, pas même notre équipe, ne peut rétablir le compte. Téléchargez d’abord vos données si vous voulez les garder.',
      understood: 'Je comprends que mon compte sera supprimé définitivement.',
      submit: 'Supprimer définitivement',
      submitting: 'Suppression…',
      failed: 'Impossible de supprimer votre compte',
      done: 'Votre compte est supprimé. Merci d’avoir campé avec nous.',
    },
  },
});
