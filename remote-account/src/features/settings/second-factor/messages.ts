import { defineMessages } from '@camp/ui/i18n/define-messages';

/** The English sentences are those of docs/specification.md#errors-of-the-second-factor. */
export const messages = defineMessages({
  en: {
    title: 'Two-factor authentication',
    loading: 'Loading your two-factor status…',
    failed: 'Unable to load 2FA status',
    on: 'On',
    onByPasskey: 'On: passkey',
    passkeyText:
      'After your password you are asked for your passkey. Removing your last one turns this off.',
    off: 'Off',
    since: (day: string) => `Enabled since ${day}.`,
    left: (count: number) =>
      count === 1 ? '1 recovery code left.' : `${count} recovery codes left.`,
    fewLeft: 'You’re running low. Generate new codes soon.',
    offText:
      'With an authenticator app on your phone, a stolen password alone opens nothing: each login also asks for a code.',
    requiredOff: 'Your role requires two-factor authentication. Please set it up.',
    setUp: 'Set up authenticator',
    replace: 'Set up another authenticator',
    starting: 'Starting…',
    startFailed: 'Could not start authenticator setup',
    codes: {
      renew: 'New recovery codes',
      question: 'Make new recovery codes?',
      text: 'The codes you have now stop working at once. The new ones are shown only this time.',
      confirm: 'Make new codes',
      confirming: 'Making…',
      failed: 'Could not generate recovery codes',
      made: 'Here are your new recovery codes. The old ones no longer work.',
    },
    turnOff: {
      open: 'Turn off',
      notForStaff: 'Your role requires two-factor authentication, so it cannot be turned off.',
      title: 'Turn off two-factor authentication?',
      text: 'From then on your password alone is enough to log in. Recovery codes and remembered devices go, too.',
      submit: 'Turn off',
      submitting: 'Turning off…',
      failed: 'Could not turn off two-factor authentication',
      done: 'Two-factor authentication is off.',
    },
  },
  fr: {
    title: 'Authentification à deux facteurs',
    loading: 'Chargement de l’état des deux facteurs…',
    failed: 'Impossible de charger l’état de l’authentification à deux facteurs',
    on: 'Activée',
    onByPasskey: 'Activée : clé d’accès',
    passkeyText:
      'Après votre mot de passe, votre clé d’accès vous est demandée. Retirer la dernière désactive cette étape.',
    off: 'Désactivée',
    since: (day) => `Activée depuis le ${day}.`,
    left: (count) =>
      count > 1
        ? `${count} codes de récupération restants.`
        : `${count} code de récupération restant.`,
    fewLeft: 'Il vous en reste peu. Créez-en bientôt de nouveaux.',
    offText:
      'Avec une application d’authentification sur votre téléphone, un mot de passe volé n’ouvre rien à lui seul : chaque connexion demande aussi un code.',
    requiredOff: 'Votre rôle exige l’authentification à deux facteurs. Veuillez la configurer.',
    setUp: 'Configurer l’application',
    replace: 'Configurer une autre application',
    starting: 'Démarrage…',
    startFailed: 'Impossible de commencer la configuration de l’application',
    codes: {
      renew: 'Nouveaux codes de récupération',
      question: 'Créer de nouveaux codes de récupération?',
      text: 'Vos codes actuels cessent aussitôt de fonctionner. Les nouveaux ne s’affichent que cette fois-ci.',
      confirm: 'Créer de nouveaux codes',
      confirming: 'Création…',
      failed: 'Impossible de créer les codes de récupération',
      made: 'Voici vos nouveaux codes de récupération. Les anciens ne fonctionnent plus.',
    },
    turnOff: {
      open: 'Désactiver',
      notForStaff:
        'Votre rôle exige l’authentification à deux facteurs : elle ne peut pas être désactivée.',
      title: 'Désactiver l’authentification à deux facteurs?',
      text: 'Votre mot de passe suffira alors pour vous connecter. Les codes de récupération et les appareils mémorisés disparaissent aussi.',
      submit: 'Désactiver',
      submitting: 'Désactivation…',
      failed: 'Impossible de désactiver l’authentification à deux facteurs',
      done: 'L’authentification à deux facteurs est désactivée.',
    },
  },
});
