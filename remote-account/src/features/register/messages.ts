import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Create your account',
    lead: 'One account for the site, the community and everything to come.',
    description:
      'Create a free CampBC account: a username, an email address and a password are all it takes.',
    haveOne: 'Already have an account?',
    login: 'Log in',
    username: 'Username',
    usernameHint: '3–20 letters, numbers, underscores or dots.',
    firstname: 'First name (optional)',
    lastname: 'Last name (optional)',
    email: 'Email',
    password: 'Password',
    confirmation: 'Confirm password',
    submit: 'Create account',
    submitting: 'Creating…',
    inUse: 'That email or username is already in use.',
    failed: 'Registration failed.',
  },
  fr: {
    title: 'Créez votre compte',
    lead: 'Un seul compte pour le site, la communauté et tout ce qui s’en vient.',
    description:
      'Créez gratuitement un compte CampBC\u00A0: un nom d’utilisateur, une adresse courriel et un mot de passe suffisent.',
    haveOne: 'Vous avez déjà un compte?',
    login: 'Connectez-vous',
    username: 'Nom d’utilisateur',
    usernameHint: 'De 3 à 20 lettres, chiffres, traits de soulignement ou points.',
    firstname: 'Prénom (facultatif)',
    lastname: 'Nom de famille (facultatif)',
    email: 'Courriel',
    password: 'Mot de passe',
    confirmation: 'Confirmez le mot de passe',
    submit: 'Créer le compte',
    submitting: 'Création…',
    inUse: 'Ce courriel ou ce nom d’utilisateur est déjà utilisé.',
    failed: 'L’inscription a échoué.',
  },
});

/** The card that follows a registration. */
export const createdMessages = defineMessages({
  en: {
    title: 'Account created',
    sent: {
      before: 'We sent a verification link to ',
      yourAddress: 'your address',
      after: '. Open it within 24 hours, then log in.',
    },
    nothing: 'No email? Look in the spam folder, or have it sent again.',
    invalidEmail: 'Enter a valid email first.',
    toLogin: 'Go to login',
  },
  fr: {
    title: 'Compte créé',
    sent: {
      before: 'Nous avons envoyé un lien de confirmation à ',
      yourAddress: 'votre adresse',
      after: '. Ouvrez-le dans les 24 heures, puis connectez-vous.',
    },
    nothing: 'Rien reçu? Regardez dans les indésirables, ou faites-le renvoyer.',
    invalidEmail: 'Saisissez d’abord une adresse courriel valide.',
    toLogin: 'Aller à la connexion',
  },
});
