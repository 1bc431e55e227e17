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
