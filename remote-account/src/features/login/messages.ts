import { brand } from '@camp/shell-api';
import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Login',
    lead: 'Welcome back to the campfire.',
    description:
      'Log in to your CampBC account by password or passkey, with a second step where you have set one up.',
    sessionEnded: 'Your session has ended. Please log in again.',
    cookiesBlocked:
      'Your browser blocks cookies, and without them you cannot stay logged in. Allow cookies for this site, then reload the page.',
    newHere: 'New here?',
    createAccount: 'Create an account',
    forgot: 'Forgot your password?',
    identifier: 'Username or email',
    password: 'Password',
    submit: 'Log in',
    submitting: 'Logging in…',
    or: 'or',
    passkey: 'Use a passkey',
    passkeyWaiting: 'Waiting for your passkey…',
    failed: 'Login failed',
    missingEmail: 'Please enter your email address to resend the verification link.',
  },
  fr: {
    title: 'Connexion',
    lead: 'Reprenez votre place autour du feu.',
    description:
      'Connectez-vous à votre compte CampBC par mot de passe ou clé d’accès, avec une deuxième étape si vous l’avez activée.',
    sessionEnded: 'Votre session a pris fin. Veuillez vous reconnecter.',
    cookiesBlocked:
      'Votre navigateur bloque les témoins («\u00A0cookies\u00A0»), sans lesquels vous ne pouvez pas rester connecté. Autorisez-les pour ce site, puis rechargez la page.',
    newHere: 'Nouveau par ici?',
    createAccount: 'Créer un compte',
    forgot: 'Mot de passe oublié?',
    identifier: 'Nom d’utilisateur ou courriel',
    password: 'Mot de passe',
    submit: 'Se connecter',
    submitting: 'Connexion…',
    or: 'ou',
    passkey: 'Utiliser une clé d’accès',
    passkeyWaiting: 'En attente de votre clé d’accès…',
    failed: 'La connexion a échoué.',
    missingEmail:
      'Veuillez saisir votre adresse courriel pour recevoir de nouveau le lien de confirmation.',
  },
});

/** The second step of the same page. */
export const codeStepMessages = defineMessages({
  en: {
    title: 'Enter your code',
    lead: 'Open your authenticator app and type the 6-digit code it shows for CampBC.',
    titleMailed: 'Enter the code from your email',
    leadMailed:
      'Somebody has been guessing passwords for your account. Please type the 6-digit code that we have just emailed to you. It works for 10 minutes.',
    wrongMailedCode: 'That is not the code in our latest email to you.',
    noMail: 'No email?',
    newPassword: 'Set a new password',
    titlePasskey: 'Use your passkey',
    leadPasskey: 'Confirm with your passkey that it is you.',
    form: 'Two-factor code',
    code: '6-digit code',
    remember: 'Remember this device for 30 days',
    verify: 'Verify',
    verifying: 'Verifying…',
    passkey: 'Use a passkey',
    passkeyWaiting: 'Waiting for your passkey…',
    back: 'Back',
    outOfReach: 'Authenticator out of reach?',
    passkeyOutOfReach: 'Passkey out of reach?',
    noPasskeysHere: 'This browser does not support passkeys. Please use the one that has yours.',
    noOtherWay: `Out of reach for good? Write to ${brand.mailboxes.general}: our team can let you set up a new second step.`,
    recoveryCode: 'Use a recovery code',
    invalidCode: 'Please enter a 6-digit code.',
    wrongCode: 'Invalid code. Try a fresh one.',
    removal: {
      lead: 'Lost for good, or set up by somebody else? We can email you a link that removes your second step, seven days from now.',
      ask: 'Email me that link',
      asking: 'Sending…',
      sent: (from: string) =>
        `The link is on its way to your email address. It works from ${from} on. Until then, logging in with a code or passkey ends your request.`,
      notForStaff:
        'Your role needs two-factor authentication, so no link removes it. Please ask another admin to reset it.',
      failed: 'The link could not be sent. Please try again.',
    },
  },
  fr: {
    title: 'Saisissez votre code',
    lead: 'Ouvrez votre application d’authentification et tapez le code à 6 chiffres qu’elle affiche pour CampBC.',
    titleMailed: 'Saisissez le code reçu par courriel',
    leadMailed:
      'Quelqu’un essaie de deviner le mot de passe de votre compte. Tapez le code à 6 chiffres que nous venons de vous envoyer par courriel. Il est valable 10 minutes.',
    wrongMailedCode: 'Ce n’est pas le code de notre dernier courriel.',
    noMail: 'Aucun courriel reçu?',
    newPassword: 'Choisir un nouveau mot de passe',
    titlePasskey: 'Utilisez votre clé d’accès',
    leadPasskey: 'Confirmez votre identité avec votre clé d’accès.',
    form: 'Code d’authentification à deux facteurs',
    code: 'Code à 6 chiffres',
    remember: 'Se souvenir de cet appareil pendant 30 jours',
    verify: 'Vérifier',
    verifying: 'Vérification…',
    passkey: 'Utiliser une clé d’accès',
    passkeyWaiting: 'En attente de votre clé d’accès…',
    back: 'Retour',
    outOfReach: 'Application d’authentification hors de portée?',
    passkeyOutOfReach: 'Clé d’accès hors de portée?',
    noPasskeysHere:
      'Ce navigateur ne prend pas en charge les clés d’accès. Utilisez celui qui contient la vôtre.',
    noOtherWay: `Hors de portée pour de bon? Écrivez à ${brand.mailboxes.general}\u00A0: notre équipe peut vous laisser configurer une nouvelle deuxième étape.`,
    recoveryCode: 'Utiliser un code de récupération',
    invalidCode: 'Veuillez saisir un code à 6 chiffres.',
    wrongCode: 'Code non valide. Essayez-en un nouveau.',
    removal: {
      lead: 'Perdue pour de bon, ou configurée par quelqu’un d’autre? Nous pouvons vous envoyer un lien qui retire votre deuxième étape, dans sept jours.',
      ask: 'Recevoir ce lien par courriel',
      asking: 'Envoi…',
      sent: (from) =>
        `Le lien est en route vers votre adresse courriel. Il fonctionnera à partir du ${from}. D’ici là, une connexion avec un code ou une clé d’accès met fin à votre demande.`,
      notForStaff:
        'Votre rôle exige l’authentification à deux facteurs\u00A0: aucun lien ne la retire. Demandez à un autre membre de l’administration de la réinitialiser.',
      failed: 'Le lien n’a pas pu être envoyé. Veuillez réessayer.',
    },
  },
});
