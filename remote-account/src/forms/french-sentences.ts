import { credentialMessages } from '@camp/contracts/credentials';

/** What the contracts and the API say of single fields, which they say in English. */
export const frenchSentences: Readonly<Record<string, string>> = {
  [credentialMessages.username]:
    'Le nom d’utilisateur doit compter de 3 à 20 caractères\u00A0: lettres, chiffres, traits de soulignement ou points seulement.',
  [credentialMessages.email]: 'Veuillez saisir une adresse courriel valide.',
  [credentialMessages.password]:
    'Le mot de passe doit compter au moins 8 caractères, dont une majuscule, une minuscule et un chiffre.',
  [credentialMessages.confirmation]: 'Les mots de passe doivent être identiques.',
  'Password must be at most 128 characters.':
    'Le mot de passe doit compter au plus 128 caractères.',
  'Enter your username or email.': 'Saisissez votre nom d’utilisateur ou votre courriel.',
  'Enter your password.': 'Saisissez votre mot de passe.',
  'This password is too easy to guess. Please choose another one.':
    'Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.',
  'This is not your current password.': 'Ce n’est pas votre mot de passe actuel.',
  'This is the password you already use. Please choose another one.':
    'C’est le mot de passe que vous utilisez déjà. Veuillez en choisir un autre.',
  'Enter a 6-digit code or a recovery code like ABCDE-12345.':
    'Saisissez un code à 6 chiffres ou un code de récupération comme ABCDE-12345.',
  'That code didn’t match. Please try the newest 6-digit code from your authenticator app.':
    'Ce code ne correspond pas. Essayez le plus récent code à 6 chiffres de votre application.',
  'This contains a character that cannot be used.':
    'Ce texte contient un caractère qui ne peut pas être utilisé.',
  'Use an address that starts with https://': 'Utilisez une adresse qui commence par https://',
  'At most 50 characters.': 'Au plus 50 caractères.',
  'At most 80 characters.': 'Au plus 80 caractères.',
  'At most 500 characters.': 'Au plus 500 caractères.',
  'Give it a name.': 'Donnez-lui un nom.',
  'Invalid input': 'Cette valeur n’est pas valide.',
};

/** What a refusal means wherever it comes from, by its code (decision 6). */
export const frenchRefusals: Readonly<Record<string, string>> = {
  NETWORK: 'Erreur de réseau. Veuillez réessayer.',
  UNAVAILABLE: 'Nos serveurs ne répondent pas. Veuillez réessayer dans un moment.',
  INTERNAL: 'Un problème est survenu. Veuillez réessayer.',
  RATE_LIMITED: 'Trop d’essais. Veuillez patienter un peu, puis réessayer.',
  UNAUTHENTICATED: 'Votre session a pris fin. Veuillez vous reconnecter.',
  INVALID_CREDENTIALS: 'Nom d’utilisateur, courriel ou mot de passe incorrect.',
  EMAIL_NOT_VERIFIED: 'Veuillez confirmer votre adresse courriel avant de vous connecter.',
  ALREADY_VERIFIED: 'Cette adresse est déjà confirmée. Vous pouvez vous connecter.',
  CODE_INVALID: 'Ce code n’est pas le bon. Essayez le plus récent.',
  TWOFA_EXPIRED:
    'Votre session d’authentification à deux facteurs a expiré. Veuillez vous reconnecter.',
  TOKEN_INVALID: 'Ce lien n’est pas valide. Veuillez en demander un nouveau.',
  TOKEN_USED: 'Ce lien a déjà servi. Veuillez en demander un nouveau.',
  TOKEN_EXPIRED: 'Ce lien a expiré. Veuillez en demander un nouveau.',
  CONFLICT: 'Cela existe déjà ou vient de changer. Rechargez la page, puis réessayez.',
  NOT_FOUND: 'Nous n’avons pas trouvé ce que vous cherchez.',
  CSRF: 'Cette demande ne vient pas de notre site. Rechargez la page, puis réessayez.',
  FORBIDDEN: 'Vous n’avez pas le droit de faire cela.',
  BAD_REQUEST: 'La demande n’a pas pu être lue.',
  PAYLOAD_TOO_LARGE: 'C’est trop à envoyer d’un seul coup.',
  VALIDATION: 'Veuillez vérifier les champs signalés.',
};
