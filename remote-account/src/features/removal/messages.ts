import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Remove your second step',
    description:
      'Remove a lost second step from your CampBC account, or keep it, with the link we emailed you.',
    loading: 'Looking at your link…',
    unreachable: 'Your link could not be looked at',
    unspent: 'It still works. Please try again in a moment.',
    waiting: (from: string, until: string) =>
      `This link removes nothing yet. From ${from} until ${until} it can remove your authenticator app, your passkeys and your recovery codes.`,
    waitingText:
      'Logging in with a code or passkey before then ends the request. If you did not ask for this, stop it and set a new password: somebody knows yours.',
    ready: (until: string) =>
      `You can now remove your authenticator app, your passkeys and your recovery codes. You have until ${until} to use this link.`,
    readyText:
      'Your password alone then opens your account, and every device is logged out. You can set up a new second step in your settings.',
    remove: 'Remove my second step',
    removing: 'Removing…',
    keep: 'Keep it',
    stop: 'Stop this',
    stopping: 'Stopping…',
    newPassword: 'Set a new password',
    removed: 'Your second step is removed, and every device is logged out.',
    kept: 'The request is over. Your second step stays as it is.',
    failed: 'That did not work. Please try again.',
    over: {
      expired: 'This link has expired, and your second step is still there.',
      used: 'This link has already removed your second step. You can log in with your password.',
      invalid: 'This link no longer works: it was stopped, or is incomplete.',
    },
    askAgain:
      'To ask for another link, log in with your password and look below the field for the code.',
    toLogin: 'Go to login',
  },
  fr: {
    title: 'Retirer votre deuxième étape',
    description:
      'Retirez de votre compte CampBC une deuxième étape perdue, ou gardez-la, grâce au lien reçu par courriel.',
    loading: 'Vérification de votre lien…',
    unreachable: 'Votre lien n’a pas pu être vérifié',
    unspent: 'Il reste valable. Veuillez réessayer dans un moment.',
    waiting: (from, until) =>
      `Ce lien ne retire encore rien. Du ${from} au ${until}, il peut retirer votre application d’authentification, vos clés d’accès et vos codes de récupération.`,
    waitingText:
      'D’ici là, une connexion avec un code ou une clé d’accès met fin à la demande. Si vous n’avez rien demandé, annulez-la et choisissez un nouveau mot de passe\u00A0: quelqu’un connaît le vôtre.',
    ready: (until) =>
      `Vous pouvez maintenant retirer votre application d’authentification, vos clés d’accès et vos codes de récupération. Ce lien est valable jusqu’au ${until}.`,
    readyText:
      'Votre mot de passe seul ouvrira alors votre compte, et tous vos appareils seront déconnectés. Vous pourrez configurer une nouvelle deuxième étape dans vos paramètres.',
    remove: 'Retirer ma deuxième étape',
    removing: 'Retrait…',
    keep: 'La garder',
    stop: 'Annuler la demande',
    stopping: 'Annulation…',
    newPassword: 'Choisir un nouveau mot de passe',
    removed: 'Votre deuxième étape est retirée, et tous vos appareils sont déconnectés.',
    kept: 'La demande est annulée. Votre deuxième étape reste en place.',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    over: {
      expired: 'Ce lien a expiré, et votre deuxième étape est toujours en place.',
      used: 'Ce lien a déjà retiré votre deuxième étape. Vous pouvez vous connecter avec votre mot de passe.',
      invalid: 'Ce lien ne fonctionne plus\u00A0: il a été annulé ou est incomplet.',
    },
    askAgain:
      'Pour demander un autre lien, connectez-vous avec votre mot de passe et regardez sous le champ du code.',
    toLogin: 'Aller à la connexion',
  },
});
