import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Two-factor check',
    lead: 'Type the 6-digit code of your authenticator app, or one of your recovery codes.',
    form: 'Two-factor check',
    recoveryTitle: 'Use a recovery code',
    recoveryLead: 'Type one of your recovery codes in place of your passkey.',
    code: 'Code or recovery code',
    recovery: 'Recovery code',
    hint: 'A recovery code looks like ABCDE-12345 and works once.',
    verify: 'Verify',
    verifying: 'Verifying…',
    startOver: 'Started over, or waited too long?',
    toLogin: 'Log in again',
    invalidCode: 'Enter a 6-digit code or a recovery code like ABCDE-12345.',
    /* The sentences of docs/specification.md#errors-of-the-second-factor. */
    wrongCode:
      'That code didn’t match. Please try the newest 6-digit code from your authenticator app.',
    wrongRecoveryCode:
      'That recovery code didn’t match, or it was used before. Please try another one.',
    failed: 'MFA failed',
  },
  fr: {
    title: 'Authentification à deux facteurs',
    lead: 'Tapez le code à 6 chiffres de votre application d’authentification ou l’un de vos codes de récupération.',
    form: 'Authentification à deux facteurs',
    recoveryTitle: 'Utilisez un code de récupération',
    recoveryLead: 'Tapez l’un de vos codes de récupération à la place de votre clé d’accès.',
    code: 'Code ou code de récupération',
    recovery: 'Code de récupération',
    hint: 'Un code de récupération ressemble à ABCDE-12345 et ne sert qu’une fois.',
    verify: 'Vérifier',
    verifying: 'Vérification…',
    startOver: 'Vous avez attendu trop longtemps ou voulez recommencer?',
    toLogin: 'Se reconnecter',
    invalidCode: 'Saisissez un code à 6 chiffres ou un code de récupération comme ABCDE-12345.',
    wrongCode:
      'Ce code ne correspond pas. Essayez le plus récent code à 6 chiffres de votre application d’authentification.',
    wrongRecoveryCode:
      'Ce code de récupération ne correspond pas ou a déjà servi. Essayez-en un autre.',
    failed: 'L’authentification à deux facteurs a échoué.',
  },
});
